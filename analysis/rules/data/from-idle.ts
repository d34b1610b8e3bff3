import type { DataFlow } from '../../flow/transfer.ts';
import { answersIn } from '../../flow/worked-out.ts';
import { pointerTo } from '../../source/document.ts';
import { eachFlow } from '../each-journey.ts';

/** Finds what a datum is said to be from, though no answer of the holder ever changes it. */
export const fromIdle = eachFlow(function* (flow) {
  const { data = {} } = flow.definition;
  for (const [datum, { from = [] }] of Object.entries(data))
    for (const [index, name] of from.entries()) {
      // Of a name that nothing has another rule speaks.
      if (data[name] === undefined || (name !== datum && isAnswered(flow, name))) continue;
      const message = {
        en: `No answer changes "data.${name}", so nothing is ever forgotten for it.`,
        it: `Nessuna risposta cambia "data.${name}", quindi per questo non si dimentica mai nulla.`,
      };
      yield { pointer: pointerTo('/data', datum, 'from', index), message };
    }
});

/** Returns whether an answer changes a datum: it writes it, or the datum is forgotten for it. */
const isAnswered = (flow: DataFlow, name: string): boolean =>
  [...answersIn(flow)].some(
    (answer) => answer === name || flow.compiled.dependent.get(answer)?.includes(name) === true,
  );
