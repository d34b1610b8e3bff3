import { stepUpJourney } from '../../graph/calls-above.ts';
import { runsRefused } from '../../decide/runs-refused.ts';
import { notAllowed, outcomesIn, type CallInterface } from '../../graph/call-interface.ts';
import { journeyNamed, stepsOf } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import { nearestName } from '../../source/nearest.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds exits for outcomes that the journey it runs never ends with. */
export const exitUnknown = eachJourney(function* ({ definition }, sources) {
  const refused = runsRefused(sources).get(definition);
  for (const { name, pointer, step } of stepsOf(definition, 'journey')) {
    const called = sources.interfaces.get(step.journey);
    if (!called) continue;
    const outcomes = outcomesIn(called);
    for (const exit of Object.keys(step.exits)) {
      if (outcomes.includes(exit) || exit === sources.renamedOutcomes.get(step.journey)?.meant) continue;
      if (exit === notAllowed && mayBeRefused(called, refused?.has(name))) continue;
      const place = { pointer: pointerTo(`${pointer}/exits`, exit), part: 'key' } as const;
      if (exit === notAllowed) {
        yield { ...place, ...neverRefused(step.journey) };
        continue;
      }
      const message = {
        en: `The journey "${step.journey}" never ends with "${exit}".`,
        it: `Il flusso "${step.journey}" non finisce mai con "${exit}".`,
      };
      yield { ...place, message, ...suggest(exit, outcomes, Object.keys(step.exits)) };
    }
  }
});

const neverRefused = (journey: string): Pick<Problem, 'message' | 'hint'> => ({
  message: {
    en: `Whoever comes here may run "${journey}": this exit is never taken.`,
    it: `Chi arriva qui può sempre far partire "${journey}": questa uscita non si prende mai.`,
  },
  hint: { en: 'Take it away.', it: 'Toglila.' },
});

/** Of a journey that the engine cannot run nothing was decided. */
const mayBeRefused = ({ allow }: CallInterface, isRefused = true): boolean =>
  allow !== undefined && isRefused;

/** Tells at an outcome of the places that name it otherwise. */
export function* outcomesRenamed(sources: Sources): Generator<Problem> {
  for (const [id, { name, meant, uses }] of sources.renamedOutcomes) {
    const journey = journeyNamed(sources, id);
    // Of the outcomes that no "stepUp" has an exit for another rule speaks.
    if (!journey || id === stepUpJourney) continue;
    const { document, definition } = journey;
    for (const { pointer, step } of stepsOf(definition, 'end')) {
      if (step.outcome !== name) continue;
      const message = {
        en: `Nothing waits for the outcome "${name}", and ${uses} places wait for "${meant}", which does not exist.`,
        it: `Nulla aspetta l’esito "${name}", e in ${uses} posti si aspetta "${meant}", che non esiste.`,
      };
      const hint = {
        en: `Call it "${meant}", or write "${name}" in the exits and scenarios.`,
        it: `Chiamalo "${meant}", o scrivi "${name}" nelle uscite e negli scenari.`,
      };
      const fix = nearestName(name, [meant]) && { rename: name, to: meant };
      yield { document, pointer: `${pointer}/outcome`, message, hint, ...(fix && { fix }) };
    }
  }
}
