import type { ErrorRoute, JourneyFile } from '#schemas';
import type { JourneySource, Sources } from '../source/sources.ts';
import { nearestName } from '../source/nearest.ts';
import { bearingOf, faceOf, type Bearing, type Face } from './call-interface.ts';
import { stepsOf } from './journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { renamedOutcomes, type RenamedOutcome } from '../symbols/renamed-outcomes.ts';

/** What journeys may know of one another and of what is common to them. */
export type Between = {
  /** What each journey shows to those that run it. */
  faces: ReadonlyMap<string, Face>;
  /** How each journey bears on those beneath it. */
  bearings: ReadonlyMap<string, Bearing>;
  /** The forms of the journeys that run a journey: what may stand beneath it. */
  beneath: ReadonlyMap<string, readonly string[]>;
  /** Outcomes that have got another name than all have for them that run the journey, by the journey’s. */
  renamedOutcomes: ReadonlyMap<string, RenamedOutcome>;
  /** The routes of the catalogue, by code; one under a name with a slip stands for the code that is meant, too. */
  codes: ReadonlyMap<string, ErrorRoute>;
  /** The catalogue is there and cannot be read: which codes it routes is not known. */
  hidesCodes: boolean;
};

type Read = Pick<Sources, 'language' | 'journeys' | 'catalogue'>;
type Before = (Read & Between) | undefined;

/** Reckons what journeys may know of one another; what says the same as before is the same object as before. */
export function betweenOf({ language, journeys, catalogue }: Read, before: Before): Between {
  const ofEach = <Value extends object>(
    known: ReadonlyMap<string, Value> | undefined,
    workOut: (definition: JourneyFile) => Value,
  ): Map<string, Value> =>
    new Map(
      [...journeys].flatMap(([id, { journey }]): [string, Value][] => {
        const found = known?.get(id);
        if (found && before?.journeys.get(id)?.journey === journey) return [[id, found]];
        return journey?.value ? [[id, asBefore(found, workOut(journey.value))]] : [];
      }),
    );
  const declared = declaredCodes(language);
  const codes = Object.entries(catalogue?.value?.codes ?? {}).flatMap(([code, route]) =>
    [code, ...meantBy(code, declared)].map((name): [string, ErrorRoute] => [
      name,
      asBefore(before?.codes.get(name), route),
    ]),
  );
  const faces = ofEach(before?.faces, faceOf);
  const renamed = [...renamedOutcomes({ journeys, faces })].map(([id, outcome]): [string, RenamedOutcome] => [
    id,
    asBefore(before?.renamedOutcomes.get(id), outcome),
  ]);
  return {
    faces,
    bearings: ofEach(before?.bearings, (definition) => bearingOf(definition, language.contract)),
    beneath: formsBeneath(journeys, before),
    renamedOutcomes: new Map(renamed),
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

function formsBeneath(journeys: ReadonlyMap<string, JourneySource>, before: Before): Between['beneath'] {
  const found = new Map<string, string[]>();
  for (const { journey } of journeys.values()) {
    const { runs, forms } = journey ? shownBy(journey) : nothing;
    for (const id of runs) found.set(id, [...(found.get(id) ?? []), ...forms]);
  }
  return new Map([...found].map(([id, forms]) => [id, asBefore(before?.beneath.get(id), forms)]));
}

const nothing = { runs: [], forms: [] };

const shownBy = onceFor(({ value }: NonNullable<JourneySource['journey']>) => {
  if (!value) return nothing;
  const forms = stepsOf(value, 'form').flatMap(({ step }) => step.form ?? []);
  return { runs: new Set(stepsOf(value, 'journey').map(({ step }) => step.journey)), forms: new Set(forms) };
});

const asBefore = <Value extends object>(known: Value | undefined, value: Value): Value =>
  known && JSON.stringify(known) === JSON.stringify(value) ? known : value;
