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

/** Does what the guide says: the new step, its words, the way out. */
export async function addWarning(folder: SmallFolder): Promise<void> {
  const step = ['warn-old-number', '--kind', 'form', '--from', 'enter-number'];
  await folder.percorso(['new', 'step', 'phone-change', ...step]);
  change(folder, texts, (read) => {
    Object.assign(read, {
      'warn-old-number': {
        title: 'Il vecchio numero',
        body: 'Non riceverà più nulla.',
        actions: { submit: 'AVANTI', close: 'ANNULLA' },
      },
    });
  });
  change(folder, journey, ({ steps }) => {
    Object(steps)['warn-old-number'].actions.close = { to: 'cancelled' };
  });
}
