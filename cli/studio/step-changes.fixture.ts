import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testJourneys, type Sources } from '#analysis';
import type { FileToBe } from '#studio';
import { openProject } from '../language-server/project.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of the project’s journeys, in which steps are changed; to read and check it anew for each test would take seconds. */
export function openCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-steps-'));
  for (const part of ['journeys', 'i18n/it'])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const project = openProject(folder);
  const written = new Set<string>();
  return {
    project,
    write: (files: readonly FileToBe[]): void => {
      for (const { path, text } of files) {
        written.add(path);
        if (text === undefined) rmSync(join(folder, path));
        else writeFileSync(join(folder, path), text);
      }
      project.reread();
    },
    /** Puts back what has been written. */
    restore: (): void => {
      if (written.size === 0) return;
      for (const path of written)
        if (existsSync(join(root, path))) cpSync(join(root, path), join(folder, path));
        else rmSync(join(folder, path));
      written.clear();
      project.reread();
    },
    /** Names the scenarios of a journey that pass. */
    passing: (id: string): string[] => {
      const sources = project.sources();
      const played = sources ? testJourneys(playingOnly(id, sources)).scenarios : [];
      return played.flatMap(({ file, result }) => (result.passed ? [file] : []));
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** Returns sources in which no other journey has scenarios. */
function playingOnly(id: string, { journeys, ...sources }: Sources): Sources {
  const playing = [...journeys].map(
    ([name, source]) => [name, name === id ? source : { ...source, scenarios: new Map() }] as const,
  );
  return { ...sources, journeys: new Map(playing) };
}
