import { openDocument, type SourceFile } from '#analysis';
import { beginning, FileError } from '../file-error.ts';
import { isObject } from './merged-json.ts';

const viewsFile = 'journeys/views.json';
const routesFile = 'journeys/routes.json';

/**
 * Makes sure that a bank’s folder has nothing that tells what the portal’s own code draws: another in its place would be
 * checked, and reach nobody.
 *
 * @throws {FileError} naming what it is, and what a bank does instead.
 */
export function refusingPortals(files: readonly SourceFile[]): readonly SourceFile[] {
  if (files.some(({ path }) => path === viewsFile))
    throw new FileError(viewsFile, beginning, {
      en: 'tells what views can do that the portal’s own code draws, and comes from the package. Take it out of the folder.',
      it: 'dice che cosa sanno fare le viste scritte nel codice del portale, e viene dal pacchetto. Toglilo dalla cartella.',
    });
  const routes = files.find(({ path }) => path === routesFile);
  if (routes) refusePages(routes);
  return files;
}

function refusePages(routes: SourceFile): void {
  const document = openDocument(routes);
  if (!isObject(document.value) || !('pages' in document.value)) return;
  throw new FileError(routesFile, document.locate('/pages', 'key'), {
    en: 'pages are drawn by the portal’s own code. Take "pages" out: a journey brings its page itself, by "page" in its "opens"; "places" may stay.',
    it: 'le pagine sono scritte nel codice del portale. Togli "pages": un flusso porta da sé la sua pagina, con "page" in "opens"; "places" può restare.',
  });
}
