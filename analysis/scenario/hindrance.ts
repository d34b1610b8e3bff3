import { journeyErrorTexts, type JourneyError } from '#engine';
import type { Words } from '../report/words.ts';
import { rules } from '../rules/registry.ts';
import type { Problem } from '../rules/rule.ts';
import { catalogueName } from '../coverage/items.ts';
import type { JsonDocument, Place } from '../source/document.ts';
import type { Checked, JourneySource, Sources } from '../source/sources.ts';

/** What keeps a journey, or one of its scenarios, from being run: the file, the place, and what `check` says of it. */
export type Hindrance = Pick<Place, 'line' | 'column'> & { journey: string; file: string; message: Words };

/** Finds the files that cannot be read, in the folders of journeys and among those of all journeys. */
export function shapeHindrances(sources: Sources): Hindrance[] {
  const inJourneys = [...sources.journeys.values()].flatMap(({ id, journey, scenarios }) =>
    [journey, ...scenarios.values()].flatMap((entry) => unreadable(id, entry)),
  );
  const ofAll = unreadable(catalogueName, sources.catalogue);
  const found = [...ofAll, ...inJourneys].map(({ journey, document }) => {
    const [problem] = problemsIn((file) => file === document, sources);
    return told(journey, document, problem);
  });
  return [...found, ...withoutJourney(sources)];
}

const unreadable = (journey: string, entry: Checked<unknown> | undefined) =>
  entry && entry.value === undefined ? [{ journey, document: entry.document }] : [];

/** Scenarios beside which no journey stands. */
const withoutJourney = ({ journeys }: Sources): Hindrance[] =>
  [...journeys.values()].flatMap(({ id, folder, journey, scenarios }) => {
    if (journey !== undefined || scenarios.size === 0) return [];
    const message = { en: 'It is not there.', it: 'Non c’è.' };
    return [{ journey: id, file: `${folder}/journey.json`, line: 1, column: 1, message }];
  });

/** Tells why the engine refuses a journey, as `check` says it where the engine points to. */
export function hindranceOf(journey: string, error: JourneyError, sources: Sources): Hindrance {
  const source = sources.journeys.get(journey);
  const document = source?.journey?.document;
  if (!source || !document) throw error;
  const { code, details } = error;
  const pointer = typeof details['path'] === 'string' ? details['path'] : '';
  const own = [document, ...[...source.forms.values()].map((form) => form.document)];
  const problems = [...problemsIn((file) => own.includes(file), { ...sources, only: journey })];
  const isThere = (problem: Problem) => problem.document === document && problem.pointer.startsWith(pointer);
  const problem = problems.find(isThere) ?? problems[0] ?? problemBelow(source, sources);
  if (problem) return told(journey, document, problem);
  const message =
    code === 'JOURNEY_UNKNOWN'
      ? {
          en: `It runs the journey "${String(details['id'])}", which cannot run.`,
          it: `Fa partire il flusso "${String(details['id'])}", che non può partire.`,
        }
      : { en: `${code}: ${journeyErrorTexts[code]}.`, it: `Il motore lo rifiuta: ${code}.` };
  return told(journey, document, { document, pointer, message });
}

/** Finds what is informed of a journey that another runs, and keeps that one from running. */
function problemBelow({ id }: JourneySource, sources: Sources): Problem | undefined {
  const runs = sources.effects.get(id)?.runs ?? [];
  const documents = runs.map((run) => sources.journeys.get(run)?.journey?.document);
  for (const rule of rules)
    for (const problem of rule.runOnCommon?.(sources) ?? [])
      if (documents.includes(problem.document)) return problem;
  return undefined;
}

function* problemsIn(isWanted: (file: JsonDocument) => boolean, sources: Sources): Generator<Problem> {
  // Without one journey to look at, only what every file is held against is asked for.
  const asked = rules.filter(({ across }) => sources.only !== undefined || across === true);
  for (const rule of asked)
    for (const problem of rule.run(sources)) if (isWanted(problem.document)) yield problem;
}

const nothingSaid: Words = { en: 'It cannot be read.', it: 'Non si può leggere.' };

function told(journey: string, document: JsonDocument, problem: Problem | undefined): Hindrance {
  const { message = nothingSaid, hint, pointer = '' } = problem ?? {};
  const where = problem?.document ?? document;
  const { line, column } = problem?.place ?? where.locate(pointer, problem?.part ?? 'value');
  const advised = hint ? { en: `${message.en} ${hint.en}`, it: `${message.it} ${hint.it}` } : message;
  return { journey, file: where.path, line, column, message: advised };
}
