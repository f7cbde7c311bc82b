/** Where we are: a path, a secret after the hash that is never sent, and a query. */
const here = () => ({
  path: location.pathname,
  hash: location.hash.slice(1),
  query: new URLSearchParams(location.search),
});

export const route = $state(here());

function arrive(): void {
  Object.assign(route, here());
}

/** Go to another page of the client. */
export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  window.scrollTo(0, 0);
}

/** Change the address without going anywhere. */
export function note(to: string): void {
  history.replaceState(null, "", to);
}

export function startRouting(): void {
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download") ||
      link.pathname.startsWith("/api/")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
