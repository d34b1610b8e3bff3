import type { Words } from '../report/words.ts';
import { suggest } from '../report/did-you-mean.ts';
import { routesOf, type SoundJourney } from '../graph/journeys.ts';
import type { Sources } from '../source/sources.ts';
import { namesOf } from '../symbols/held-names.ts';
import { eachJourney } from './each-journey.ts';
import type { Check } from './rule.ts';

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
