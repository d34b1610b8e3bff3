import { JourneyError, type Library } from '#engine';
import {
  jsonEdits,
  libraryOf,
  passAround,
  withCallers,
  type JsonDocument,
  type PassedAround,
  type Sources,
} from '#analysis';
import type { FileToBe, StepRemoval } from '#studio';
import { fileToBe } from '../files-to-be.ts';

type GoneStep = Pick<StepRemoval, 'journey' | 'step' | 'keeps'>;

/** Scenarios as they are to be without a step, and the titles of those that stay as they are and do not pass any more. */
export type ScenariosAround = { files: FileToBe[]; failing: string[] };

/** Leads the scenarios that meet a step past where it was; one whose way is gone with the step goes as well. */
export function scenariosAround(
  { journey, step, keeps }: GoneStep,
  { before, after }: { before: Sources; after: Sources },
): ScenariosAround {
  const libraries = { before: soundLibrary(before), after: soundLibrary(after) };
  const around: ScenariosAround = { files: [], failing: [] };
  if (!libraries.before || !libraries.after) return around;
  const ground = { before: libraries.before, after: libraries.after, language: before.language };
  for (const id of new Set([journey, ...withCallers([journey], before)]))
    for (const { document, value } of before.journeys.get(id)?.scenarios.values() ?? []) {
      const gone = { journey, step, scenarioOf: id, ...ground };
      const passed = value && attempted(() => passAround(value, gone));
      if (passed) add(around, { passed, document, title: value.title, keeps });
    }
  return around;
}

type Scenario = { passed: PassedAround; document: JsonDocument; title: string; keeps: boolean };

function add({ files, failing }: ScenariosAround, { passed, document, title, keeps }: Scenario): void {
  const { path, text: was } = document;
  if (passed.kind === 'around')
    files.push(fileToBe({ path, was, edits: jsonEdits(document, passed.scenario) }));
  else if (passed.kind === 'lost' && !keeps) files.push({ ...fileToBe({ path, was }), title });
  else if (passed.kind !== 'same') failing.push(title);
}

const soundLibrary = (sources: Sources): Library | undefined => attempted(() => libraryOf(sources));

/** Of a journey that is unsound, or breaks on the way, the check tells. */
function attempted<Made extends Library | PassedAround>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof JourneyError) return undefined;
    throw error;
  }
}
