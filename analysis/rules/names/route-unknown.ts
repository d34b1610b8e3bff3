import { addressesLedTo } from '../../symbols/link-targets.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { hasPage, openingsLike, pageAt, pageMeant, pagesLike, pathIn } from '../../symbols/portal-pages.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import { suggest, suggestion } from '../../report/did-you-mean.ts';
import type { Problem, Rule } from '../rule.ts';

/** Finds paths at which the portal has no page. */
export const routeUnknown: Rule = {
  code: 'route-unknown',
  severity: 'error',
  title: { en: 'A path at which there is no page', it: 'Un indirizzo a cui non c’è una pagina' },
  explain: {
    en: 'Ends lead on by "goTo", as do deep links, the timeline and the links in texts: by a path of the portal, or one that a journey opens by. The portal’s paths stand in journeys/routes.json, and a journey opens only by a path that is among them. Behind "?deepLink=" stands a name of journeys/deep-links.json. Without journeys/routes.json the paths are not checked.',
    it: 'Le fini proseguono con "goTo", come i deep link, la timeline e i collegamenti nei testi: con un indirizzo del portale, o uno con cui si apre un flusso. Gli indirizzi del portale stanno in journeys/routes.json, e un flusso si apre solo con uno di quelli. Dopo "?deepLink=" sta un nome di journeys/deep-links.json. Senza journeys/routes.json gli indirizzi non si controllano.',
  },
  across: true,
  *run(sources) {
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
  },
};

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
  for (const { document, definition } of soundJourneys(sources)) {
    for (const [index, route] of (definition.opens?.routes ?? []).entries()) {
      const page = pageAt(route, pages);
      if (page === 'portal' || page === 'journeys') continue;
      const message = {
        en: `The portal shows no journey at "${route}".`,
        it: `A "${route}" il portale non mostra flussi.`,
      };
      const near = suggest(route, openingsLike(route, pages));
      yield { document, pointer: pointerTo('/opens/routes', index), message, ...near };
    }
  }
}
