import js from "@eslint/js";
import stylistic from "@stylistic/eslint-plugin";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const unused = { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true };

const NAMES = "/^(act|fact|how|kind|name|pile|prompt|role|source|what|why)$/";

export default ts.config(
  { ignores: ["dist/", "public/", "src/generated/"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { "@stylistic": stylistic },
    rules: {
      "@stylistic/max-len": ["error", { code: 120, ignoreUrls: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", unused],
      eqeqeq: "error",
      "no-console": "error",
      "no-undef": "off",
      "prefer-const": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: {
      "svelte/prefer-const": "error",
      // Drawings are strings of SVG that src/board makes of numbers and icon names; nothing people wrote is in them.
      "svelte/no-at-html-tags": "off",
      // Maps and sets here are replaced and never changed in place.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    // What a name means is said by the scene (kinds, roles, looks); what is written to be read is read in src/text.
    files: ["src/{board,scene,state,table,ui}/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[regex]", message: "no pattern on names: the scene says what things are" },
        { selector: "NewExpression[callee.name='RegExp']", message: "the scene says what things are" },
        { selector: "CallExpression[callee.name='RegExp']", message: "the scene says what things are" },
      ],
    },
  },
  {
    files: ["src/text/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["MemberExpression[property.name=NAMES]", "Identifier[name=NAMES]"].map((name) => ({
          selector: `CallExpression[callee.property.name=/^(test|exec)$/] > ${name.replace("NAMES", NAMES)}.arguments`,
          message: "no pattern on names: the scene says what things are",
        })),
      ],
    },
  },
  { files: ["scripts/**"], rules: { "no-console": "off" } },
);
