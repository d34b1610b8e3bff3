import {
  decisionOf,
  drawnEdges,
  isPassed,
  isRefusal,
  pointerKeys,
  routeAt,
  routeLine,
  valueAt,
  type GraphEdge,
  type Sources,
} from '#analysis';
import type { WayView } from '../../protocol.ts';
import { routeWords, type WayGround } from './route-words.ts';
import { stayingWays } from './staying-ways.ts';
import { textOf } from './titles.ts';

/** Lists the ways of a journey, with the words of their buttons and messages. */
export function waysOf(ground: WayGround): WayView[] {
  const { sources, definition } = ground;
  const led = drawnEdges(definition, sources.language.contract).map((edge) => wayOf(edge, ground));
  return [...led, ...stayingWays(ground)];
}

function wayOf(edge: GraphEdge, { sources, id, definition, seen }: WayGround): WayView {
  const { kind, from, to, name, pointer } = edge;
  const route = isRefusal(edge) ? routeAt(definition, pointer) : undefined;
  const words =
    kind === 'action'
      ? textOf(sources, id, [from, 'actions', name])
      : route && routeWords(edge, route, { sources, id });
  const { holds } = decisionOf(definition, edge);
  const guard = pointer.replace(/\/to$/, '/when');
  return {
    id: `${from}${pointer}`,
    from,
    to,
    // What a text on the screen changes is nothing to draw, and is left out before.
    kind: kind as WayView['kind'],
    name,
    ...(words !== undefined && { words }),
    ...(holds !== undefined && { when: writtenAt(pointer, sources, id) ?? holds }),
    ...((holds !== undefined || kind === 'action') && { guard }),
    ...(route && { type: route.type, meaning: routeLine(route, 'it') }),
    isRefusal: isRefusal(edge),
    ...(seen && { isPassed: isPassed(id, edge, seen) }),
  };
}

/** Reads the guard of a way as it stands in the file, where one with a name stands by its name. */
const writtenAt = (target: string, { journeys }: Sources, id: string): unknown =>
  valueAt(journeys.get(id)?.journey?.document.value, [...pointerKeys(target).slice(0, -1), 'when']);
