export { createTexts, refuseMissingText } from './setup.ts';
export type { MissingText, TextPlace, Texts, TextTree } from './setup.ts';
export { TextsContext, useAllTexts, useTexts } from './setup-react.ts';
export type { TextOf } from './setup-react.ts';
export { firstTrees, loadTree } from './setup-trees.ts';
export type { LaterNamespace } from './setup-trees.ts';
