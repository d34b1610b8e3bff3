import { soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Rule } from '../rule.ts';

/** Finds popup names and paths by which another journey opens already. */
export const entryTwice: Rule = {
  code: 'entry-twice',
  severity: 'error',
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
