/** The rule that is open over the page, if any. */
export const ruleOpen = $state({ id: "" });
