import { soundJourneys } from '../../graph/journeys.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds popup names and paths by which another journey opens already. */
export function* entryTwice(sources: Sources): Generator<Problem> {
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
}
