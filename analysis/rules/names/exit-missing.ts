import { verdicts } from '../../decide/verdicts.ts';
import { runsRefused } from '../../decide/runs-refused.ts';
import { notAllowed, outcomesIn } from '../../graph/call-interface.ts';
import { stepsOf } from '../../graph/journeys.ts';
import { eachJourney } from '../each-journey.ts';

/** Finds outcomes of a journey that the step running it has no exit for. */
export const exitMissing = eachJourney(function* ({ definition }, sources) {
  const refused = runsRefused(sources).get(definition);
  for (const { name, pointer, step } of stepsOf(definition, 'journey')) {
    const called = sources.interfaces.get(step.journey);
    const outcomes = called ? outcomesIn(called) : [];
    const missing = outcomes.filter((outcome) => !(outcome in step.exits));
    const strange = Object.keys(step.exits).filter((exit) => !outcomes.includes(exit) && exit !== notAllowed);
    // Where it never is allowed, that is told.
    const isShut = verdicts(sources).some(
      ({ kind, upstream, pointer: place }) =>
        kind === 'shut' && upstream.flow.definition === definition && place === `${pointer}/journey`,
    );
    if (refused?.has(name) && !isShut && !(notAllowed in step.exits))
      yield { pointer: `${pointer}/exits`, part: 'key', ...refusedRun(step.journey) };
    // The one exit too many has the name of the one that is missing, with a slip; exit-unknown has said so.
    if (missing.length === 1 && strange.length === 1) continue;
    for (const outcome of missing) {
      if (outcome === sources.renamedOutcomes.get(step.journey)?.name) continue;
      const message = {
        en: `The journey "${step.journey}" can end with "${outcome}", and no exit says what follows.`,
        it: `Il flusso "${step.journey}" può finire con "${outcome}", e nessuna uscita dice che cosa segue.`,
      };
      yield { pointer: `${pointer}/exits`, part: 'key', message };
    }
  }
});

const refusedRun = (journey: string) => ({
  message: {
    en: `The journey "${journey}" may not be allowed here, and no exit says what follows then.`,
    it: `Qui il flusso "${journey}" può non essere ammesso, e nessuna uscita dice che cosa segue allora.`,
  },
  hint: {
    en: `Add an exit "${notAllowed}", or lead here only where its "allow" holds.`,
    it: `Aggiungi un’uscita "${notAllowed}", o porta qui solo dove vale il suo "allow".`,
  },
});
