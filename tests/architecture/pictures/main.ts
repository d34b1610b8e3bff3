import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseFolders } from '../imports.ts';
import { root } from '../source-files.ts';
import { drawnAnew, page } from './pictures.ts';

// Draws the pictures of docs/architecture.md from the imports of the code: npm run pictures
const { modules } = await cruiseFolders(root);
const path = join(root, page);
writeFileSync(path, drawnAnew(readFileSync(path, 'utf8'), modules));
