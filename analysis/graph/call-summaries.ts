import type { ErrorRoute, JourneyFile } from '#schemas';
import type { JourneySource, Sources } from '../source/sources.ts';
import { nearestName } from '../source/nearest.ts';
import { effectsIn, interfaceOf, type CallEffects, type CallInterface } from './call-interface.ts';
import { journeysRun, stepsOf } from './journeys.ts';
import { onceFor } from '../source/memoize.ts';
import type { RenamedDeclaration } from '../symbols/renamed-among.ts';
import { renamedOutcomes } from '../symbols/renamed-outcomes.ts';

/** What journeys may know of one another and of what is common to them. */
export type CallSummaries = {
  /** What each journey shows to those that run it. */
  interfaces: ReadonlyMap<string, CallInterface>;
  /** How each journey bears on those beneath it. */
  effects: ReadonlyMap<string, CallEffects>;
  /** The forms of the journeys that run a journey: what may stand beneath it. */
  beneath: ReadonlyMap<string, readonly string[]>;
  /** Outcomes that have got another name than all have for them that run the journey, by the journey’s. */
  renamedOutcomes: ReadonlyMap<string, RenamedDeclaration>;
  /** The routes of the catalogue, by code; one under a name with a slip stands for the code that is meant, too. */
  codes: ReadonlyMap<string, ErrorRoute>;
  /** The catalogue is there and cannot be read: which codes it routes is not known. */
  hidesCodes: boolean;
};

type Read = Pick<Sources, 'language' | 'journeys' | 'catalogue'>;

/** Returns what journeys may know of one another. */
export function summariesOf({ language, journeys, catalogue }: Read): CallSummaries {
  const ofEach = <Value>(summarize: (definition: JourneyFile) => Value): Map<string, Value> =>
    new Map(
      [...journeys].flatMap(([id, { journey }]): [string, Value][] =>
        journey?.value ? [[id, summarize(journey.value)]] : [],
      ),
    );
  const declared = declaredCodes(language);
  const codes = Object.entries(catalogue?.value?.codes ?? {}).flatMap(([code, route]) =>
    [code, ...meantBy(code, declared)].map((name): [string, ErrorRoute] => [name, route]),
  );
  const interfaces = ofEach(interfaceOf);
  return {
    interfaces,
    effects: ofEach(effectsIn(language.contract)),
    beneath: formsBeneath(journeys),
    renamedOutcomes: renamedOutcomes({ journeys, interfaces }),
    codes: new Map(codes),
    hidesCodes: catalogue !== undefined && catalogue.value === undefined,
  };
}

/** Lists the codes with which the bank may refuse. */
const declaredCodes = onceFor(
  ({ contract }: Sources['language']): ReadonlySet<string> =>
    new Set([...contract.operations.values()].flatMap(({ errors }) => Object.keys(errors))),
);

/** Finds the code that one means which the bank never sends. */
export function meantBy(code: string, declared: ReadonlySet<string>): string[] {
  const nearest = declared.has(code) ? undefined : nearestName(code, declared);
  return nearest ? [nearest.name] : [];
}

function formsBeneath(journeys: ReadonlyMap<string, JourneySource>): CallSummaries['beneath'] {
  const found = new Map<string, string[]>();
  for (const { journey } of journeys.values()) {
    const definition = journey?.value;
    for (const id of definition ? journeysRun(definition) : [])
      found.set(id, [...(found.get(id) ?? []), ...(definition ? formsShown(definition) : [])]);
  }
  return found;
}

const formsShown = onceFor(
  (definition: JourneyFile) => new Set(stepsOf(definition, 'form').flatMap(({ step }) => step.form ?? [])),
);
