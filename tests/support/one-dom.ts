import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const isMade = Symbol.for('percorso.one-dom');

/**
 * Is jsdom, made once for all the files of a worker: what they import holds on to its window, and to make one takes longer than
 * most files. What a file leaves in it, dom.ts takes away.
 */
const oneDom: Environment = {
  ...jsdom,
  name: 'one-dom',
  setup: async (global, options) => {
    if (!Reflect.has(global, isMade)) {
      await jsdom.setup(global, options);
      Reflect.set(global, isMade, true);
    }
    return { teardown: () => undefined };
  },
};

export default oneDom;
