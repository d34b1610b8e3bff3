import { suggest } from '../report/did-you-mean.ts';
import type { Words } from '../report/words.ts';
import { pointerTo } from '../source/document.ts';
import type { Found, Problem, Check } from './rule.ts';
import { routesOf, type SoundJourney } from '../graph/journeys.ts';
import type { Sources } from '../source/sources.ts';
import { namesOf } from '../symbols/held-names.ts';
import { eachJourney } from './each-journey.ts';

/** A name that is used, and where. */
export type Reference = Omit<Problem, 'document' | 'message'> & { name: string };

/** Finds references to names that nothing declares, each with the declared name that was likely meant. */
export function* unknownNames<Used extends Reference>(
  references: Iterable<Used>,
  declared: readonly string[],
  messageFor: (name: string) => Words,
): Generator<Omit<Used, 'name'> & Pick<Problem, 'message' | 'hint' | 'fix'>> {
  for (const { name, ...place } of references)
    if (!declared.includes(name)) yield { ...place, message: messageFor(name), ...suggest(name, declared) };
}

/** The names of a mapping, `given` under a key of what stands at a pointer, beside those that are taken there, and that are needed. */
type Mapping = {
  pointer: string;
  key: string;
  given: object | undefined;
  known: readonly string[];
  needed?: readonly string[];
};

/** What is said of a name that nothing takes, and of one that is lacking. */
type SaidOfNames = Readonly<Record<'strange' | 'lacking', (name: string) => Words>>;

/** Finds names that a mapping gives and nothing takes, and those that it should give. */
export function* namesUnlike(mapping: Mapping, { strange, lacking }: SaidOfNames): Generator<Found> {
  const { pointer, key, given, known, needed = known } = mapping;
  const names = Object.keys(given ?? {});
  const at = given ? `${pointer}/${key}` : pointer;
  for (const name of names.filter((each) => !known.includes(each)))
    yield {
      pointer: pointerTo(at, name),
      part: 'key',
      message: strange(name),
      ...suggest(name, known, names),
    };
  for (const name of needed.filter((each) => !names.includes(each)))
    yield { pointer: at, part: 'key', message: lacking(name) };
}

/** What the references of a sort, as the schemas call it, may name, and what is said of one that names nothing. */
type References = {
  sort: string;
  /** References that are judged, where it is not all of the sort. */
  begin?: string;
  declared: (journey: SoundJourney, sources: Sources) => Iterable<string>;
  /** Of the declared names those that are likely meant; all unless said otherwise. */
  likely?: (journey: SoundJourney) => readonly string[];
  says: (name: string, journey: SoundJourney) => Words;
};

/** The rules that a journey keeps when each reference of a sort has its declaration; one row each. */
const rows = {
  'form-unknown': {
    sort: 'form',
    declared: ({ source }) => source.forms.keys(),
    says: (name, { source }) => ({
      en: `There is no form "${name}" in ${source.folder}/forms/.`,
      it: `Non c’è un modulo "${name}" in ${source.folder}/forms/.`,
    }),
  },
  'limit-unknown': {
    sort: 'limit',
    declared: ({ definition }) => Object.keys(definition.limits ?? {}),
    likely: ({ definition }) => uncounted(definition),
    says: (name) => ({
      en: `This journey has no limit "${name}".`,
      it: `Questo flusso non ha un limite "${name}".`,
    }),
  },
  'operation-unknown': {
    sort: 'operation',
    declared: (_, { language }) => language.contract.operations.keys(),
    says: (name) => ({
      en: `The contract has no operation "${name}".`,
      it: `Il contratto non ha un’operazione "${name}".`,
    }),
  },
  'type-unknown': {
    sort: 'type',
    begin: 'provider:',
    declared: (_, { language }) => [...language.contract.schemas.keys()].map((name) => `provider:${name}`),
    says: (name) => ({
      en: `The contract has no schema for "${name}".`,
      it: `Il contratto non ha uno schema per "${name}".`,
    }),
  },
  'view-unknown': {
    sort: 'view',
    declared: (_, { views }) => Object.keys(views),
    says: (name) => ({
      en: `The portal has no view "${name}".`,
      it: `Il portale non ha una vista "${name}".`,
    }),
  },
} satisfies Readonly<Record<string, References>>;

/** Makes the rule of a row. */
export function unknownReferences(code: keyof typeof rows): Check {
  const { sort, begin = '', declared, likely, says }: References = rows[code];
  return {
    run: eachJourney(function* (journey, sources) {
      const { schemas } = sources.language;
      const names = namesOf(journey.definition, 'journey', { sort, schemas });
      const known = new Set(names.length > 0 ? declared(journey, sources) : []);
      for (const { name, pointer } of names) {
        if (known.has(name) || !name.startsWith(begin)) continue;
        const meant = likely?.(journey) ?? [];
        yield { pointer, message: says(name, journey), ...suggest(name, meant.length > 0 ? meant : known) };
      }
    }),
  };
}

/** Lists the limits towards which nothing counts. */
export function uncounted(definition: SoundJourney['definition']): string[] {
  const counted = new Set(routesOf(definition).map(({ route }) => route.counts));
  return Object.keys(definition.limits ?? {}).filter((limit) => !counted.has(limit));
}
