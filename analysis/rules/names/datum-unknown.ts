import type { JourneyFile } from '#schemas';
import { pointerTo } from '../../source/document.ts';
import { inputMeant, namedByForm, renamedDatum, writesOf } from '../../symbols/data-names.ts';
import { nearestName } from '../../source/nearest.ts';
import { suggest, suggestion, toldRenamed } from '../../report/did-you-mean.ts';
import type { Found } from '../rule.ts';
import { unknownNames } from '../unknown-names.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds writes into data that the journey does not declare, and choices taken from there. */
export const datumUnknown = eachJourney(function* (journey) {
  const { source, definition } = journey;
  const renamed = renamedDatum(journey);
  if (renamed) yield toldRenamed('data', renamed);
  const known = renamed === undefined ? [] : [`data.${renamed.meant}`];
  const declared = Object.keys(definition.data ?? {}).map((name) => `data.${name}`);
  for (const { path, pointer } of writesOf(definition)) {
    if (declared.includes(path) || known.includes(path)) continue;
    const message = {
      en: `This journey declares no "${path}".`,
      it: `Questo flusso non dichiara "${path}".`,
    };
    const [unset] = unsetBy(path, definition);
    const hint = unset === undefined ? {} : { hint: suggestion(path, unset).hint };
    yield { pointer, part: 'key', message, ...suggest(path, declared), ...hint };
  }
  yield* unknownSources(definition, renamed ? [renamed.meant] : []);
  const sourcesOfChoices = [
    ...declared,
    ...known,
    ...Object.keys(inputMeant(definition)).map((name) => `input.${name}`),
  ];
  for (const form of source.forms.values()) {
    const named = [...(form.value ? namedByForm(form.value) : [])].map(({ path, pointer }) => ({
      name: path,
      pointer,
      document: form.document,
    }));
    yield* unknownNames(named, sourcesOfChoices, (name) => ({
      en: `The journey has no "${name}".`,
      it: `Il flusso non ha "${name}".`,
    }));
  }
});

function unknownSources({ data = {} }: JourneyFile, meant: readonly string[]): Iterable<Found> {
  const sources = Object.entries(data).flatMap(([datum, { from = [] }]) =>
    from.map((name, index) => ({ name, pointer: pointerTo('/data', datum, 'from', index) })),
  );
  return unknownNames(sources, [...Object.keys(data), ...meant], (name) => ({
    en: `This journey declares no "data.${name}".`,
    it: `Questo flusso non dichiara "data.${name}".`,
  }));
}

/** Names the data that a write means whose name has a slip, as "data.name". */
export function meantBySlips(definition: JourneyFile): Set<string> {
  const declared = Object.keys(definition.data ?? {}).map((name) => `data.${name}`);
  const slips = [...writesOf(definition)].filter(({ path }) => !declared.includes(path));
  return new Set(slips.flatMap(({ path }) => nearestName(path, declared)?.name ?? unsetBy(path, definition)));
}

/** Names the one datum that nothing writes, where the one write into data that are not declared has no name near to any. */
function unsetBy(path: string, definition: JourneyFile): string[] {
  const declared = Object.entries(definition.data ?? {}).map(([name, datum]) => ({
    name: `data.${name}`,
    begins: datum.initial !== undefined,
  }));
  const names = declared.map(({ name }) => name);
  const written = new Set([...writesOf(definition)].map((write) => write.path));
  const strange = [...written].filter((each) => !names.includes(each));
  const unset = declared.filter(({ name, begins }) => !begins && !written.has(name));
  const isOnlyOne = strange.length === 1 && unset.length === 1 && !nearestName(path, names);
  return isOnlyOne ? unset.map(({ name }) => name) : [];
}
