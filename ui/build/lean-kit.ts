import type { Plugin } from 'vite';

/** The portal speaks Italian; React Aria falls back to English. */
const strangeStrings =
  /node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/(?:\w+\/)?(?!it-IT|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

const dialog = /node_modules\/react-aria-components\/dist\/private\/Dialog\.mjs$/;
const shadowAsked =
  /node_modules\/react-aria\/dist\/private\/(?:overlays\/ariaHideOutside|utils\/shadowdom\/\w+)\.mjs$/;
const askForShadow = /\(0, \$\w+\$shadowDOM\)\(\)/g;
const context = /import \{\s?\w+ as ([\w$]+)\s?\} from "\.\/(?:Popover|Menu|Button)\.mjs";/g;

/**
 * Leaves out of the bundle what no part of the kit can reach of React Aria: the words of thirty languages, the popovers,
 * menus and buttons that its dialog would bring for parts that our dialog has not, and walks through shadow roots, of
 * which the portal has none. The first screens after a
 * login and each journey open dialogs (S-70).
 */
export function leanKit(): Plugin {
  return {
    name: 'percorso:lean-kit',
    apply: 'build',
    load: {
      filter: { id: strangeStrings },
      // What is false is filtered out where the languages are gathered.
      handler: () => 'export default undefined;',
    },
    transform: {
      filter: { id: [dialog, shadowAsked] },
      handler(code, id) {
        const lean = dialog.test(id) ? withoutParts(code) : withoutShadow(code);
        if (lean === undefined)
          this.error(`LEAN_KIT_MISSED: ${id} of React Aria is written otherwise than it was`);
        return { code: lean, map: null };
      },
    },
  };
}

/** Gives the dialog contexts of its own, which nobody reads, for those of the parts; undefined when they are not where they were. */
export function withoutParts(code: string): string | undefined {
  if (code.match(context)?.length !== 3) return undefined;
  const own = 'import { createContext as ownContext } from "react";';
  return `${own}\n${code.replaceAll(context, 'const $1 = ownContext(null);')}`;
}

/** Answers at build time that there are no shadow roots; undefined where the code does not ask. */
export function withoutShadow(code: string): string | undefined {
  const lean = code.replaceAll(askForShadow, 'false');
  return lean === code ? undefined : lean;
}
