import { valueAt, type GraphEdge, type Sources } from '#analysis';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { asHeading, textOf } from './titles.ts';

/** What the ways of a journey are read from. */
export type WayGround = {
  sources: Sources;
  id: string;
  definition: JourneyFile;
  seen: ReadonlySet<string> | undefined;
};

type Texts = Pick<WayGround, 'sources' | 'id'>;

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
