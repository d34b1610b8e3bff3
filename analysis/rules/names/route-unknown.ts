import type { PortalPage, RoutesFile } from '#schemas';
import { addressesLedTo } from '../../symbols/link-targets.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { hasPage, openingsLike, pageAt, pageMeant, pagesLike, pathIn } from '../../symbols/portal-pages.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Problem } from '../rule.ts';

/** Finds paths at which the portal has no page. */
export function* routeUnknown(sources: Sources): Generator<Problem> {
  for (const { document, pointer, name } of addressesLedTo(sources)) {
    const path = pathIn(name);
    const meant = pageMeant(path, sources);
    if (!hasPage(path, sources))
      yield { document, pointer, message: noPage(path), ...suggest(path, pagesLike(path, sources)) };
    else if (meant !== undefined)
      yield { document, pointer, message: onlyForAny(path), hint: suggestion(path, meant).hint };
    else yield* unknownDeepLink({ document, pointer, name }, sources);
  }
  yield* closedRoutes(sources);
}

const noPage = (path: string) => ({
  en: `The portal has no page at "${path}".`,
  it: `Il portale non ha una pagina a "${path}".`,
});

const onlyForAny = (path: string) => ({
  en: `No page is written "${path}": only one that takes any text there.`,
  it: `Nessuna pagina si scrive "${path}": ce n’è solo una che lì prende qualunque testo.`,
});

function* unknownDeepLink(
  { name, ...place }: Pick<Problem, 'document' | 'pointer'> & { name: string },
  { deepLinks }: Sources,
): Generator<Problem> {
  const asked = new URLSearchParams(name.split('?')[1] ?? '').get('deepLink');
  const links = deepLinks?.value?.links;
  if (asked === null || links === undefined || Object.hasOwn(links, asked.toLowerCase())) return;
  const message = { en: `There is no deep link "${asked}".`, it: `Non c’è un deep link "${asked}".` };
  yield { ...place, message, ...suggest(asked, Object.keys(links)) };
}

/** Lists the paths that a journey opens by and that the portal never shows. */
function* closedRoutes(sources: Sources): Generator<Problem> {
  const pages = sources.routes?.value?.pages;
  if (pages === undefined) return;
  for (const {
    document,
    definition: { opens },
  } of soundJourneys(sources)) {
    for (const [index, route] of (opens?.routes ?? []).entries()) {
      const page = pageAt(route, pages);
      const told = opens?.page === undefined ? closed(route, { page, pages }) : notItsOwn(route, page);
      if (told) yield { document, pointer: pointerTo('/opens/routes', index), ...told };
    }
  }
}

type Told = Pick<Problem, 'message' | 'hint' | 'fix'>;
type Pages = RoutesFile['pages'];

function closed(
  route: string,
  { page, pages }: { page: PortalPage | undefined; pages: Pages },
): Told | undefined {
  if (page === 'portal' || page === 'journeys') return undefined;
  const message = {
    en: `The portal shows no journey at "${route}".`,
    it: `A "${route}" il portale non mostra flussi.`,
  };
  return { message, ...suggest(route, openingsLike(route, pages)) };
}

function notItsOwn(route: string, page: PortalPage | undefined): Told | undefined {
  if (page === undefined) return undefined;
  return {
    message: {
      en: `"${route}" is a page of the portal already: no journey brings it as its own.`,
      it: `"${route}" è già una pagina del portale: nessun flusso la porta come sua.`,
    },
    hint: {
      en: 'Take "page" away, or choose another path.',
      it: 'Togli "page", o scegli un altro percorso.',
    },
  };
}
