import { expect } from 'vitest';
import type { Finding } from '#analysis';
import { cleanFiles } from './clean-files.ts';
import { checkFiles, smallLanguage } from './planted.ts';

const language = smallLanguage();

/** A change of one clean file. */
export type Change = { file: string; from: string | RegExp; to: string };

/** Checks the clean files with changes in them; each must change something. */
export function checkChanged(...changes: readonly Change[]): Finding[] {
  const files = cleanFiles.map((file) => {
    const own = changes.filter((change) => change.file === file.path);
    const text = own.reduce((before, { from, to }) => {
      expect(before).toMatch(from);
      return before.replace(from, () => to);
    }, file.text);
    return { ...file, text };
  });
  return checkFiles(language, files);
}
