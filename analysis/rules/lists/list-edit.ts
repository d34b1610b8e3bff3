import { listChanges } from '#engine';
import { mayLack } from '../../decide/list-doubts.ts';
import { upstreams } from '../../decide/upstream.ts';
import { everyStep, listsOf } from '../../graph/journeys.ts';
import { writtenEdges } from '../../graph/written-edges.ts';
import { onceFor } from '../../source/memoize.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds ways that put something in the place of an item that need not be in the list: it would come last, as one more. */
export const listEdit = onceFor((sources: Sources): readonly Problem[] =>
  upstreams(sources).flatMap((upstream) => {
    const { definition, document } = upstream.flow;
    const lists = listsOf(definition);
    return everyStep(definition).flatMap(({ name: step, pointer: place, step: written }) =>
      writtenEdges(written, place).flatMap(({ pointer, edge }) =>
        listChanges(edge, lists).flatMap((change): Problem[] => {
          if (change.item === undefined || change.gone === undefined) return [];
          if (!mayLack(upstream, { step, pointer, change })) return [];
          const message = {
            en: `What is changed here need not be in "data.${change.name}": then it is added.`,
            it: `Ciò che qui si cambia può non essere in "data.${change.name}": allora si aggiunge.`,
          };
          return [
            {
              document,
              pointer: pointerTo(`${pointer}/removes`, `data.${change.name}`),
              part: 'key',
              message,
              hint,
            },
          ];
        }),
      ),
    );
  }),
);

const hint = {
  en: 'Come here only from where it was chosen from the list, or ask with "has" in a guard; add with a way of its own.',
  it: 'Arriva qui solo da dove lo si è scelto dall’elenco, o chiedi con "has" in una condizione; aggiungi con una via a parte.',
};
