import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rules, rulesPage } from '#analysis';

writeFileSync(join(import.meta.dirname, 'README.md'), rulesPage(rules));
