import { isScreen } from '#engine';
import type { Words } from '#analysis';
import type { MadeStep } from './made-step.ts';

type Added = { journey: string; step: string; kind: string };

/** Says what no command can know: what the values mean, where ways lead, and that what is new must be proved. */
export function leftToDo(added: Added, { toFill, toDecide }: Pick<MadeStep, 'toFill' | 'toDecide'>): Words[] {
  return [
    ...(toFill.length > 0 ? [fill(added, toFill)] : []),
    ...(toDecide.length > 0 ? [decide(added, toDecide)] : []),
    // A screen with one way on is proved by the scenarios that go past it.
    ...(isScreen(added) ? [] : [added.kind === 'journey' ? leadThrough(added) : explore(added)]),
  ];
}

function fill({ journey, step }: Added, toFill: MadeStep['toFill']): Words {
  const places = toFill.map((place) => `${step}.${place}`).join(', ');
  return {
    en: `Write in journeys/${journey}/journey.json what is meant in place of: ${places}.`,
    it: `Scrivi in journeys/${journey}/journey.json ciò che serve al posto di: ${places}.`,
  };
}

function decide({ journey, step }: Added, toDecide: MadeStep['toDecide']): Words {
  const ways = toDecide.map(({ way, to }) => `${step}.exits.${way} → ${to}`).join(', ');
  return {
    en: `"${journey}" has no end of these names. Decide in journeys/${journey}/journey.json where they lead; now they are: ${ways}.`,
    it: `"${journey}" non ha fini con questi nomi. Decidi in journeys/${journey}/journey.json dove portano; ora sono: ${ways}.`,
  };
}

const explore = ({ journey }: Added): Words => ({
  en: `Then "percorso explore ${journey} --write" writes the scenarios that its new ways lack.`,
  it: `Poi "percorso explore ${journey} --write" scrive gli scenari che mancano alle sue vie nuove.`,
});

const leadThrough = ({ journey, step }: Added): Words => ({
  en: `Then "percorso explore ${journey} --write" leads the scenarios that meet "${step}" through the journey that it runs, and writes those that its new ways lack.`,
  it: `Poi "percorso explore ${journey} --write" fa passare gli scenari che incontrano "${step}" per il flusso che esegue, e scrive quelli che mancano alle sue vie nuove.`,
});
