import type { JourneyFile } from '#schemas';
import { isJoined } from '../../graph/control-flow.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { countedScreens, fallenScreens, type Counted } from '../../graph/progress.ts';
import { pathTo } from '../../graph/reachability.ts';
import type { Found } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds screens that count the steps of a journey wrongly. */
export const progressMismatch = eachJourney(function* ({ definition }) {
  const screens = countedScreens(definition);
  yield* screens.length === 0 ? [] : problemsOf(screens, definition);
});

function problemsOf(screens: readonly Counted[], definition: JourneyFile): Found[] {
  const total = commonTotal(screens);
  const odd = screens.filter(({ step, of }) => step > of || of !== total);
  if (odd.length > 0) return odd.map((screen) => oddWords(screen, total));
  const fallen = isJoined(definition) ? fallenScreens(definition, screens) : [];
  if (fallen.length === 0) return gapIn(screens, total, definition);
  return fallen.map(({ screen: { name, pointer }, from }) => ({
    pointer: `${pointer}/step`,
    message: {
      en: `Anyone who comes here has been at step ${from} already.`,
      it: `Chi arriva qui è già stato al passo ${from}.`,
    },
    path: pathTo(definition, name),
  }));
}

/** Returns the total that most screens name; of as many, that which some screen has as its number. */
function commonTotal(screens: readonly Counted[]): number {
  const votes = ({ of }: Counted) =>
    screens.filter((each) => each.of === of).length + (screens.some(({ step }) => step === of) ? 0.5 : 0);
  return screens.reduce((most, each) => (votes(each) > votes(most) ? each : most)).of;
}

function oddWords({ pointer, step, of }: Counted, total: number): Found {
  if (of === total)
    return {
      pointer: `${pointer}/step`,
      message: {
        en: `Of ${of} steps this is said to be number ${step}.`,
        it: `Di ${of} passi questo sarebbe il numero ${step}.`,
      },
    };
  return {
    pointer: `${pointer}/of`,
    message: {
      en: `Here the steps are ${of}; on the other screens of this journey they are ${total}.`,
      it: `Qui i passi sono ${of}; nelle altre schermate di questo flusso sono ${total}.`,
    },
  };
}

/** Finds the first number that no screen has; where journeys run one another, another may have it. */
function gapIn(screens: readonly Counted[], total: number, definition: JourneyFile): Found[] {
  if (stepsOf(definition, 'journey').length > 0) return [];
  const sorted = screens.toSorted((one, other) => one.step - other.step);
  const isWhole = definition.opens !== undefined;
  let last = isWhole ? 0 : (sorted[0]?.step ?? 0);
  for (const { step, pointer } of sorted) {
    if (step > last + 1) return [gapWords(`${pointer}/step`, last + 1, total)];
    last = step;
  }
  const place = `${sorted.at(-1)?.pointer}/of`;
  return isWhole && last < total ? [gapWords(place, last + 1, total)] : [];
}

const gapWords = (pointer: string, step: number, total: number): Found => ({
  pointer,
  message: {
    en: `No screen is step ${step} of ${total}.`,
    it: `Nessuna schermata è il passo ${step} di ${total}.`,
  },
});
