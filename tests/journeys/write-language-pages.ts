import { writeFileSync } from 'node:fs';
import { languagePages } from './language-pages.ts';

for (const { path, text } of languagePages) writeFileSync(path, text);
