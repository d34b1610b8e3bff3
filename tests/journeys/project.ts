import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLanguage, type KeptCode, type Language, type SourceFile } from '#analysis';
import { readOperations } from '#schemas/provider';

const root = join(import.meta.dirname, '../..');

function filesUnder(folder: string, within = ''): SourceFile[] {
  return readdirSync(join(root, within, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(root, within, path), 'utf8') }));
}

/** Returns the journeys and texts that a folder of the project has, as files. */
export const filesOf = (within: string): SourceFile[] =>
  ['journeys', 'i18n/it'].flatMap((folder) => filesUnder(folder, within));

/** Returns the project’s own journeys and texts, as files. */
export const projectFiles = (): SourceFile[] => filesOf('');

/** Reads what is legal in them: the language, the context and the contract. */
export const projectLanguage = (kept?: KeptCode): Language =>
  readLanguage(filesUnder('schemas'), readOperations(), kept);
