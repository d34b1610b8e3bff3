import { readFileSync, writeFileSync } from 'node:fs';
import { withTokens } from './tokens-page.ts';

const page = new URL('../../docs/operations/brand.md', import.meta.url);

writeFileSync(page, withTokens(readFileSync(page, 'utf8')));
