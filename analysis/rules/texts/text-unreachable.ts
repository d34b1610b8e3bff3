import { isJoined } from '../../graph/control-flow.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { reachableSteps } from '../../graph/reachability.ts';
import { pointerTo } from '../../source/document.ts';
import { isNode } from '../../source/schema-shapes.ts';
import type { Rule } from '../rule.ts';

/** Finds texts of steps that no path reaches. */
export const textUnreachable: Rule = {
  code: 'text-unreachable',
  severity: 'error',
  title: { en: 'Texts of a step that no path reaches', it: 'Testi di un passo a cui nessuna via porta' },
  explain: {
    en: 'The step is there and has its texts, but no path from the start leads to it, so that nobody reads them. Lead a path to the step, or remove it together with its texts.',
    it: 'Il passo c’è e ha i suoi testi, ma dall’inizio nessuna via vi porta, e così nessuno li legge. Porta una via al passo, o toglilo insieme ai suoi testi.',
  },
  wording: true,
  *run(sources) {
    for (const { source, definition } of soundJourneys(sources)) {
      const document = sources.texts.get(source.id);
      if (!document || !isNode(document.value)) continue;
      // Of a step that is not there another rule speaks, and the way to it may have led on to these.
      if (!isJoined(definition)) continue;
      const reached = reachableSteps(definition);
      for (const name of Object.keys(document.value)) {
        if (!Object.hasOwn(definition.steps, name) || reached.has(name)) continue;
        const message = {
          en: `Nobody reads the texts of "${name}": no path reaches the step.`,
          it: `Nessuno legge i testi di "${name}": nessuna via porta al passo.`,
        };
        yield { document, pointer: pointerTo('', name), part: 'key', message };
      }
    }
  },
};
