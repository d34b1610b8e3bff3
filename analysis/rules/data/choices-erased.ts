import { choicesIn } from '../../flow/worked-out.ts';
import { pointerTo } from '../../source/document.ts';
import { eachFlow } from '../each-journey.ts';

/** Finds what is offered to choose from, and would be gone as soon as another choice is made. */
export const choicesErased = eachFlow(function* (flow) {
  for (const { answer, list } of choicesIn(flow)) {
    if (flow.compiled.dependent.get(answer)?.includes(list) !== true) continue;
    const message = {
      en: `Another choice of "data.${answer}" would erase "data.${list}", which it is chosen from.`,
      it: `Scegliere un altro "data.${answer}" cancellerebbe "data.${list}", da cui lo si sceglie.`,
    };
    yield { pointer: pointerTo('/data', list, 'from'), message };
  }
});
