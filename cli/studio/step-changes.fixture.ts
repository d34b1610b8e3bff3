import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testJourneys } from '#analysis';
import type { FileToBe } from '#studio';
import { openProject } from '../language-server/project.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project’s journeys, in which steps are changed. */
export function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-steps-'));
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const project = openProject(folder);
  return {
    project,
    write: (files: readonly FileToBe[]): void => {
      for (const { path, text } of files)
        if (text === undefined) rmSync(join(folder, path));
        else writeFileSync(join(folder, path), text);
      project.reread();
    },
    /** Names the scenarios of a journey that pass. */
    passing: (id: string): string[] => {
      const sources = project.sources();
      const played = sources ? testJourneys(sources).scenarios : [];
      return played.flatMap(({ journey, file, result }) => (journey === id && result.passed ? [file] : []));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}
