import { dataFlows } from '../../flow/transfer.ts';
import { choicesIn } from '../../flow/worked-out.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds what is offered to choose from, and would be gone as soon as another choice is made. */
export function* choicesErased(sources: Sources): Generator<Problem> {
  for (const flow of dataFlows(sources)) {
    const erased = choicesIn(flow).filter(
      ({ answer, list }) => flow.compiled.dependent.get(answer)?.includes(list) === true,
    );
    for (const { answer, list } of erased) {
      const message = {
        en: `Another choice of "data.${answer}" would erase "data.${list}", which it is chosen from.`,
        it: `Scegliere un altro "data.${answer}" cancellerebbe "data.${list}", da cui lo si sceglie.`,
      };
      yield { document: flow.document, pointer: pointerTo('/data', list, 'from'), message };
    }
  }
}
