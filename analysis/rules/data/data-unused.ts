import type { JourneyFile } from '#schemas';
import { namedByForm, renamedDatum, renamedInput } from '../../symbols/data-names.ts';
import type { SoundJourney } from '../../graph/journeys.ts';
import { readsOf, slotsOf } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import { nearestName } from '../../source/nearest.ts';
import type { Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds data that nothing reads. */
export const dataUnused = eachJourney(function* (journey) {
  // A form that cannot be read may name any.
  if ([...journey.source.forms.values()].some(({ value }) => value === undefined)) return;
  const read = readData(journey);
  // Of data that others name otherwise datum-unknown tells.
  const renamed = renamedDatum(journey)?.name;
  for (const name of Object.keys(journey.definition.data ?? {})) {
    if (read.has(`data.${name}`) || name === renamed) continue;
    const message = isSet(journey.definition, name)
      ? {
          en: `"data.${name}" is set and never read.`,
          it: `"data.${name}" riceve un valore e nessuno lo legge.`,
        }
      : {
          en: `"data.${name}" is neither set nor read.`,
          it: `"data.${name}" non riceve un valore e nessuno lo legge.`,
        };
    yield { pointer: pointerTo('/data', name), part: 'key', message };
  }
  yield* unusedInputs(journey, read);
});

function* unusedInputs(
  { document, definition }: SoundJourney,
  read: ReadonlySet<string>,
): Generator<Problem> {
  // Of an input that others name otherwise variable-unknown tells.
  const renamed = renamedInput(definition)?.name;
  for (const name of Object.keys(definition.input ?? {})) {
    if (read.has(`input.${name}`) || name === renamed) continue;
    const message = {
      en: `"input.${name}" is asked for and never read.`,
      it: `"input.${name}" si chiede e nessuno lo legge.`,
    };
    yield { document, pointer: pointerTo('/input', name), part: 'key', message };
  }
}

function readData({ source, definition }: SoundJourney): Set<string> {
  const named = [...source.forms.values()].flatMap(({ value }) =>
    value ? [...namedByForm(value)].map(({ path }) => path) : [],
  );
  const read = [...readsOf(definition)].map(({ path }) => path.split('.', 2).join('.'));
  const declared = [
    ...Object.keys(definition.data ?? {}).map((name) => `data.${name}`),
    ...Object.keys(definition.input ?? {}).map((name) => `input.${name}`),
  ];
  // Of a read whose name has a slip another rule speaks.
  return new Set(
    [...named, ...read].map((path) => (declared.includes(path) ? path : meantBy(path, declared))),
  );
}

function meantBy(path: string, declared: readonly string[]): string {
  const [root = ''] = path.split('.');
  const rooted = declared.find((name) => name.endsWith(`.${root}`));
  if (root !== 'data' && root !== 'input') return rooted ?? path;
  return nearestName(path, declared)?.name ?? path;
}

function isSet(definition: JourneyFile, name: string): boolean {
  const saved = Object.values(definition.steps).flatMap((step) =>
    'saves' in step ? Object.keys(step.saves ?? {}) : [],
  );
  const written = [...slotsOf(definition)]
    .filter(({ role }) => role === 'sets' || role === 'puts')
    .map((slot) => slot.name ?? '');
  return [...saved, ...written].includes(`data.${name}`);
}
