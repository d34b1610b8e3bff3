import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const isMade = Symbol.for('percorso.one-dom');

/**
 * Is jsdom, made once for all the files of a worker: what they import holds on to its window, and to make one takes longer than
 * most files. Each file finds it empty, at its first address, with nothing kept.
 */
const oneDom: Environment = {
  ...jsdom,
  name: 'one-dom',
  setup: async (global, options) => {
    if (!Reflect.has(global, isMade)) {
      await jsdom.setup(global, options);
      Reflect.set(global, isMade, global.location.href);
    }
    return { teardown: () => empty(global.window, Reflect.get(global, isMade)) };
  },
};

function empty({ document, history, localStorage, sessionStorage }: Window, address: string): void {
  document.body.replaceChildren();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  const { documentElement } = document;
  for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
}

export default oneDom;
