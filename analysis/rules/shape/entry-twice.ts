import { soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds popup names and paths by which another journey opens already. */
export const entryTwice: Rule = {
  code: 'entry-twice',
  severity: 'error',
  title: { en: 'Two journeys open by the same name', it: 'Due flussi si aprono con lo stesso nome' },
  explain: {
    en: 'A popup name or a path opens one journey. Paths are the same whatever their case and whatever their parts that begin with a colon are called. Where one name must lead to several flows, let one journey open by it and decide in a branch.',
    it: 'Il nome di una finestra o un indirizzo apre un solo flusso. Due indirizzi sono uguali comunque siano scritte le maiuscole e comunque si chiamino le parti che cominciano con i due punti. Se un nome deve portare a più flussi, fa’ che ne apra uno e decidi con un bivio.',
  },
  across: true,
  *run(sources) {
    const seen = new Map<string, string>();
    for (const { document, definition } of soundJourneys(sources)) {
      for (const list of ['popups', 'routes'] as const) {
        for (const [index, name] of (definition.opens?.[list] ?? []).entries()) {
          const key = list === 'routes' ? name.toLowerCase().replaceAll(/:[^/]+/g, ':') : name;
          const first = seen.get(key) ?? definition.id;
          seen.set(key, first);
          if (first === definition.id) continue;
          const pointer = pointerTo(pointerTo('/opens', list), index);
          yield {
            document,
            pointer,
            message: {
              en: `The journey "${first}" already opens by "${name}".`,
              it: `Il flusso "${first}" si apre già con "${name}".`,
            },
          };
        }
      }
    }
  },
};
