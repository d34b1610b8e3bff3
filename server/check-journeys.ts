import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  type AnswerLanguage,
  createChecker,
  readLanguage,
  readSources,
  type Finding,
  type SourceFile,
  type Views,
} from '#analysis';
import { readOperations } from '#schemas/provider';

/** Makes the check of journeys for the build; the language of journeys is read once, the journeys each time. */
export function journeyCheck(
  root: string,
  language: AnswerLanguage = 'en',
): (sources: readonly SourceFile[]) => Finding[] {
  const ofJourneys = readLanguage(readSchemas(root), readOperations());
  const check = createChecker({ language });
  return (sources) => check(readSources(ofJourneys, sources, { views: viewsOf(sources) }));
}

function readSchemas(root: string): SourceFile[] {
  const base = join(root, 'schemas');
  return readdirSync(base, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(base, name))
    .map((file) => ({
      path: relative(root, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}

/** Returns what the hand-built views know that journeys may show, from `journeys/views.json`; nothing while that is no JSON. */
function viewsOf(sources: readonly SourceFile[]): Views {
  const file = sources.find(({ path }) => path === 'journeys/views.json');
  try {
    return file === undefined ? {} : (JSON.parse(file.text) as Views); // held by a test against the portal’s views
  } catch {
    return {};
  }
}
