import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SmallFolder } from './small-folder.ts';

/** The journey that the guide changes. */
export const journey = 'journeys/phone-change/journey.json';
/** Its words. */
export const texts = 'i18n/it/phone-change.json';

/** Changes a file of the example as an editor would. */
export function change(folder: SmallFolder, path: string, edit: (read: Record<string, never>) => void): void {
  const read = JSON.parse(readFileSync(join(folder.path, path), 'utf8')) as Record<string, never>; // an object, as all of ours
  edit(read);
  folder.write(path, JSON.stringify(read));
}

/** Does what the guide says: the new step, the way out, its words. */
export async function addWarning(folder: SmallFolder): Promise<void> {
  const step = ['warn-old-number', '--kind', 'form', '--from', 'enter-number'];
  await folder.percorso(['new', 'step', 'phone-change', ...step]);
  change(folder, journey, ({ steps }) => merge(Object(steps), shown.step));
  change(folder, texts, (read) => merge(read, shown.words));
}

/** Makes the new screen ask for a name, as the guide says. */
export function askName(folder: SmallFolder): void {
  folder.write('journeys/phone-change/forms/number-name.json', JSON.stringify(shown.form));
  change(folder, journey, (read) => merge(read, shown.asked));
  change(folder, texts, (read) => merge(read, shown.labels));
}

type Read = Record<string, unknown>;

/** What the page tells to write, in its order; a part of a file is shown without the braces around it. */
function readShown(): Record<'step' | 'words' | 'form' | 'asked' | 'labels', Read> {
  const page = readFileSync(join(import.meta.dirname, '../../docs/guida/nei-file.md'), 'utf8');
  const [step, words, form, asked, labels, ...more] = [...page.matchAll(/^ *```json\n(.*?)^ *```$/gms)].map(
    ([, text = '']) => JSON.parse(text.startsWith('{') ? text : `{${text}}`) as Read, // objects, as all of ours
  );
  if (!step || !words || !form || !asked || !labels || more.length > 0)
    throw new Error('The page shows other parts of files than this reads.');
  return { step, words, form, asked, labels };
}

const shown = readShown();

function merge(into: Read, more: Read): void {
  for (const [name, value] of Object.entries(more)) {
    const there = into[name];
    if (isObject(there) && isObject(value)) merge(there, value);
    else into[name] = value;
  }
}

const isObject = (value: unknown): value is Read => typeof value === 'object' && value !== null;
