import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { WorkspaceFolder } from 'vscode-languageserver/node';
import { languageNamed, sayIn, type Finding } from '#analysis';
import type { Surroundings } from '../command.ts';
import { openProject, type Project } from './project.ts';

/** The folder that an editor has opened, and its language. */
export type Served = ReturnType<typeof createServed>;

/** Serves the folder that an editor names at its beginning; the journeys are read when they are first asked for. */
export function createServed({ cwd, language: ofTerminal }: Pick<Surroundings, 'cwd' | 'language'>) {
  let root = cwd;
  let language = ofTerminal;
  let opened: Project | undefined;
  return {
    begin: (folders: readonly WorkspaceFolder[], locale: string | undefined) => {
      if (locale !== undefined) language = languageNamed(locale);
      const paths = folders.flatMap(({ uri }) => pathOfFile(uri) ?? []);
      // Of several folders the one with journeys is served.
      root = paths.find((path) => existsSync(join(path, 'journeys'))) ?? paths[0] ?? cwd;
    },
    project: (): Project => (opened ??= openProject(root)),
    language: () => language,
    say: () => sayIn(language),
    findings: (): readonly Finding[] => (opened ??= openProject(root)).findings(language),
    uriOf: (path: string): string => pathToFileURL(join(root, path)).href,
    /** Names a file as the findings do; nothing for what is no file of the journeys or their texts. */
    pathOf: (uri: string): string | undefined => {
      const file = pathOfFile(uri);
      const path = file === undefined ? '' : relative(root, file).replaceAll('\\', '/');
      return /^(?:journeys|i18n\/it)\/.+\.json$/.test(path) ? path : undefined;
    },
  };
}

/** What has not been saved yet, or lies on another machine, has no path here. */
function pathOfFile(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
