import {
  decisionOf,
  drawnEdges,
  isPassed,
  isRefusal,
  pointerKeys,
  valueAt,
  type GraphEdge,
  type Sources,
} from '#analysis';
import type { ErrorRoute, JourneyFile } from '#schemas';
import type { WayView } from '../../protocol.ts';
import { asHeading, textOf } from './titles.ts';

type Ground = {
  sources: Sources;
  id: string;
  definition: JourneyFile;
  seen: ReadonlySet<string> | undefined;
};

/** Lists the ways of a journey, with the words of their buttons and messages. */
export function waysOf(ground: Ground): WayView[] {
  const { sources, definition } = ground;
  return drawnEdges(definition, sources.language.contract).map((edge) => wayOf(edge, ground));
}

function wayOf(edge: GraphEdge, { sources, id, definition, seen }: Ground): WayView {
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
    ...(route && { type: route.type }),
    isRefusal: isRefusal(edge),
    ...(seen && { isPassed: isPassed(id, edge, seen) }),
  };
}

/** Reads the guard of a way as it stands in the file, where one with a name stands by its name. */
const writtenAt = (target: string, { journeys }: Sources, id: string): unknown =>
  valueAt(journeys.get(id)?.journey?.document.value, [...pointerKeys(target).slice(0, -1), 'when']);

/** Finds the route that a way of a refusal stands in: above its target, or above the ways of one that decides. */
export function routeAt(definition: JourneyFile, pointer: string): ErrorRoute | undefined {
  const keys = pointerKeys(pointer).slice(0, -1);
  const found = [keys, keys.slice(0, -2)].map((each) => valueAt(definition, each)).find(isRoute);
  // What has a type there is a route, as the schema has it; a limit has none.
  return found as ErrorRoute | undefined;
}

const isRoute = (value: unknown): boolean => typeof value === 'object' && value !== null && 'type' in value;

type Texts = Pick<Ground, 'sources' | 'id'>;

/** Finds the words that a holder reads of a refusal: those of all journeys, or the step’s own. */
export function routeWords(
  { to, name }: Pick<GraphEdge, 'to' | 'name'>,
  route: Pick<ErrorRoute, 'message'>,
  { sources, id }: Texts,
): string | undefined {
  return sharedWords(route, sources) ?? textOf(sources, id, [to, 'errors', name]);
}

/** Finds the words that a route takes from those of all journeys. */
export function sharedWords(
  { message }: Pick<ErrorRoute, 'message'>,
  { texts }: Sources,
): string | undefined {
  if (message === undefined) return undefined;
  const words = valueAt(texts.get('errors')?.value, message.split('.'));
  return typeof words === 'string' && words !== '' ? asHeading(words) : undefined;
}
