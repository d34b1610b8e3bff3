import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bankSettings, settingsFile } from '#server/folder';

const ours = 'it';

/** Lays what a start reads of a bank’s folder beside what is served: settings, look and other languages, as they are now. */
export function laySettings(root: string, into: string): void {
  const settings = settingsFile(root, process.env);
  const folder = dirname(settings);
  copyFileSync(settings, join(into, bankSettings));
  for (const part of ['brand', 'i18n'].filter((name) => existsSync(join(folder, name)))) {
    const names = readdirSync(join(folder, part)).filter((name) => part === 'brand' || name !== ours);
    for (const name of names)
      cpSync(join(folder, part, name), join(into, part, name), { recursive: true, dereference: true });
  }
}
