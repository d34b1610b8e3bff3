import { eachJourney } from '../each-journey.ts';
/** Finds promises of a journey that have the same name. */
export const invariantTwice = eachJourney(function* ({ definition }) {
  const names = (definition.invariants ?? []).map(({ id }) => id);
  for (const [index, id] of names.entries()) {
    if (names.indexOf(id) === index) continue;
    const message = {
      en: `Another promise of this journey is called "${id}".`,
      it: `Un’altra promessa di questo flusso si chiama "${id}".`,
    };
    yield { pointer: `/invariants/${index}/id`, message };
  }
});
