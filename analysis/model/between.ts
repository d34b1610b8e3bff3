import type { ErrorRoute } from '#schemas';
import type { JourneySource, Sources } from '../source/sources.ts';
import { faceOf, type Face } from './face.ts';
import { stepsOf } from './journeys.ts';
import { onceFor } from './once.ts';

/** What journeys may know of one another and of what is common to them. */
export type Between = {
  /** What each journey shows to those that run it. */
  faces: ReadonlyMap<string, Face>;
  /** The forms of the journeys that run a journey: what may stand beneath it. */
  beneath: ReadonlyMap<string, readonly string[]>;
  /** The routes of the catalogue, by code. */
  codes: ReadonlyMap<string, ErrorRoute>;
};

type Read = Pick<Sources, 'language' | 'journeys' | 'catalogue'>;
type Before = (Read & Between) | undefined;

/** Reckons what journeys may know of one another; what says the same as before is the same object as before. */
export function betweenOf({ language, journeys, catalogue }: Read, before: Before): Between {
  const faces = [...journeys].flatMap(([id, { journey }]): [string, Face][] => {
    if (!journey?.value) return [];
    const known = before?.faces.get(id);
    const isSame = before?.journeys.get(id)?.journey === journey;
    return [[id, known && isSame ? known : asBefore(known, faceOf(journey.value, language.contract))]];
  });
  const codes = Object.entries(catalogue?.value?.codes ?? {}).map(
    ([code, route]) => [code, asBefore(before?.codes.get(code), route)] as const,
  );
  return { faces: new Map(faces), beneath: formsBeneath(journeys, before), codes: new Map(codes) };
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
