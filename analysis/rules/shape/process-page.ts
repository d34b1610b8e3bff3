import { errorTypes } from '#engine';
import type { ErrorRoute, JourneyFile } from '#schemas';
import { routesOf, soundJourneys, waysOfRoute } from '../../graph/journeys.ts';
import { hasPage } from '../../symbols/portal-pages.ts';
import { pointerTo, type JsonDocument } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem } from '../rule.ts';

/** Finds refusals of type PROCESS whose page is not there, is left at once, or is named where none is shown. */
export function* processPage(sources: Sources): Generator<Problem> {
  for (const { document, definition } of soundJourneys(sources)) {
    for (const { pointer, route } of routesOf(definition)) {
      const placed = { document, pointer, route };
      yield* idle(placed);
      if (!leadsToPage(route)) continue;
      yield* missing(placed, definition, sources);
      for (const way of waysOfRoute(route, pointer)) yield* leftAtOnce(document, way, definition);
    }
  }
  const { catalogue } = sources;
  for (const [code, route] of Object.entries(catalogue?.value?.codes ?? {})) {
    if (!catalogue) continue;
    const placed = { document: catalogue.document, pointer: pointerTo('/codes', code), route };
    yield* idle(placed);
    if (leadsToPage(route) && route.process !== undefined)
      yield* noPage(placed, { process: route.process, pointer: `${placed.pointer}/process` }, sources);
  }
}

const leadsToPage = ({ type }: ErrorRoute): boolean => errorTypes[type].to === 'page';

type Placed = { document: JsonDocument; pointer: string; route: ErrorRoute };

/** A process, and where it has its name. */
type Named = { process: string; pointer: string };

/** Finds what the type of a route leaves without meaning. */
function* idle({ document, pointer, route }: Placed): Generator<Problem> {
  const key = leadsToPage(route) ? 'message' : 'process';
  if (route[key] === undefined) return;
  const message = {
    en: `A route of type ${route.type} makes nothing of the key "${key}".`,
    it: `A una voce di tipo ${route.type} la chiave "${key}" non serve.`,
  };
  yield { document, pointer: `${pointer}/${key}`, part: 'key', message, fix: 'remove' };
}

function* missing(placed: Placed, definition: JourneyFile, sources: Sources): Generator<Problem> {
  const { process } = placed.route;
  if (process !== undefined)
    return yield* noPage(placed, { process, pointer: `${placed.pointer}/process` }, sources);
  const named = definition.process === undefined ? '/id' : '/process';
  yield* noPage(placed, { process: definition.process ?? definition.id, pointer: named }, sources);
}

/** Finds a process without a page: at its name where that is no word, else at the type that asks for a page of it. */
function* noPage({ document, pointer }: Placed, named: Named, sources: Sources): Generator<Problem> {
  const { process } = named;
  const path = `/${process}/error-close`;
  const isWord = /^[\w-]+$/.test(process);
  if (isWord && hasPage(path, sources)) return;
  const message = { en: `There is no page "${path}".`, it: `Non c’è una pagina "${path}".` };
  if (isWord) {
    const hint = {
      en: 'No page of journeys/routes.json answers there, such as "/:process/error-close".',
      it: 'Lì non risponde nessuna pagina di journeys/routes.json, come "/:process/error-close".',
    };
    return yield { document, pointer: `${pointer}/type`, message, hint };
  }
  const hint = {
    en: 'Name the process in one word of letters, digits and "-".',
    it: 'Chiama il processo con una parola di lettere, cifre e "-".',
  };
  yield { document, pointer: named.pointer, message, hint };
}

function* leftAtOnce(
  document: JsonDocument,
  { pointer, edge: { to } }: ReturnType<typeof waysOfRoute>[number],
  { steps }: JourneyFile,
): Generator<Problem> {
  const next = steps[to];
  if (next?.kind !== 'end' || next.goTo === undefined || next.popup !== undefined) return;
  const message = {
    en: `The step "${to}" goes to "${next.goTo}" at once, and the page of PROCESS is not seen.`,
    it: `Il passo "${to}" va subito a "${next.goTo}", e la pagina di PROCESS non si vede.`,
  };
  yield { document, pointer: `${pointer}/to`, message };
}
