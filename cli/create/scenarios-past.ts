import { libraryOf, passThrough, readSources, type NewScreen, type SourceFile } from '#analysis';
import type { Workspace } from '../workspace.ts';
import { jsonText } from './json-text.ts';

/** Makes the scenarios anew that meet a screen which the files put in their way, those of other journeys as well. */
export function scenariosPast(
  screen: NewScreen,
  files: readonly SourceFile[],
  { files: present, language, sources: { views } }: Workspace,
): SourceFile[] {
  const written = new Set(files.map(({ path }) => path));
  const all = [...present.filter(({ path }) => !written.has(path)), ...files];
  const sources = readSources(language, all, { views });
  const library = libraryOf(sources);
  return [...sources.journeys.values()].flatMap(({ id, scenarios }) =>
    [...scenarios.values()].flatMap(({ document, value }) => {
      const passing = value && passThrough(value, { ...screen, scenarioOf: id }, { library, language });
      return passing ? [{ path: document.path, text: jsonText(passing) }] : [];
    }),
  );
}
