// What a reader should not have to look for. Types are checked by svelte-check, layout by Prettier.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/server/messages.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      "max-len": ["error", { code: 120 }],
      "no-undef": "off", // TypeScript knows better
      // Every access by index may be undefined here (noUncheckedIndexedAccess); the mark says that we know it is not.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Our maps and sets are caches, or are replaced whole.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
