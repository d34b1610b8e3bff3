import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');

/** Where the reference of the rules stands, for developers and for analysts. */
export const rulePages = [
  { language: 'en', path: join(docs, 'rules/README.md') },
  { language: 'it', path: join(docs, 'guida/regole.md') },
] as const;

/** Where each rule has its texts: its title, what it means and what to do. */
export const ruleTexts = join(docs, 'rules');

/** Where the examples of the pages stand once more, for `percorso check --explain` and for other programs. */
export const examplesFile = join(docs, 'rules/examples.json');
