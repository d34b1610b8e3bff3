import { join } from 'node:path';

const docs = join(import.meta.dirname, '../../docs');

/** Where the reference of the rules stands, for developers and for analysts. */
export const rulePages = [
  { language: 'en', path: join(docs, 'rules/README.md') },
  { language: 'it', path: join(docs, 'guida/regole.md') },
] as const;
