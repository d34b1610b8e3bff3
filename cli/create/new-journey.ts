import { jsonText, pageAt, standIns, type JsonDocument, type SourceFile, type Sources } from '#analysis';
import type { NewOpening } from '#studio';
import { fillTemplate } from './template.ts';

/** Makes the files of a new journey: one question, its two ends, its form, its texts and a scenario for each way. */
export function newJourneyFiles(
  id: string,
  opening: NewOpening,
  sources: Pick<Sources, 'routes'>,
): SourceFile[] {
  const fill = (template: string, path: string): SourceFile => ({
    path,
    text: fillTemplate(template, { id }),
  });
  return [
    opened(fill('journey.json', `journeys/${id}/journey.json`), { id, opening, sources }),
    fill('form.json', `journeys/${id}/forms/answer.json`),
    fill('completes.json', `journeys/${id}/scenarios/completes.json`),
    fill('goes-away.json', `journeys/${id}/scenarios/goes-away.json`),
    called(fill('texts.json', `i18n/it/${id}.json`), opening),
  ];
}

/** Says in a journey how it is opened; without a page it is a popup, named after it. */
function opened(
  { path, text }: SourceFile,
  { id, opening, sources }: { id: string; opening: NewOpening; sources: Pick<Sources, 'routes'> },
): SourceFile {
  if (Object.keys(opening).length === 0) return { path, text };
  const {
    $schema,
    language,
    note,
    version,
    surface: _surface,
    ...rest
  } = JSON.parse(text) as Record<string, unknown>; // the template’s
  const opens = opensOf(id, opening, sources);
  const shown = surfaceOf(opening);
  return { path, text: jsonText({ $schema, language, note, id, version, surface: shown, opens, ...rest }) };
}

/** Says how a journey is opened: at a page, which it brings where the portal has none there, or as a popup that is named after it. */
export function opensOf(
  id: string,
  { route, listed }: NewOpening,
  { routes }: Pick<Sources, 'routes'>,
): object {
  const isThere = route !== undefined && pageAt(route, routes?.value?.pages ?? {}) !== undefined;
  const page = { routes: [route], ...(!isThere && { page: 'hidden' }) };
  const popup = { popups: [popupOf(id)] };
  return { ...(route === undefined ? popup : page), ...(listed !== undefined && { listed }) };
}

/** The popups that a folder lists, with that of a new journey among them; nothing where it lists none, or opens a page. */
export function popupsWith(
  id: string,
  { route }: NewOpening,
  { popups, documents }: Sources,
): { document: JsonDocument; next: readonly string[] } | undefined {
  const document = documents.find(({ path }) => path === 'journeys/popups.json');
  const popup = popupOf(id);
  if (route !== undefined || !document || !popups || popups.includes(popup)) return undefined;
  // A bank’s list stands behind the package’s.
  return { document, next: [...popups, popup] };
}

const popupOf = (id: string): string => id.toUpperCase().replaceAll('-', '_');

/** A page shows a journey whole, a popup over what was there. */
export const surfaceOf = ({ route }: NewOpening): 'page' | 'dialog' =>
  route === undefined ? 'dialog' : 'page';

function called({ path, text }: SourceFile, { route, listed }: NewOpening): SourceFile {
  const { title, label } = standIns;
  const opens = {
    ...(route !== undefined && { title }),
    ...(listed !== undefined && { label, text: standIns.error }),
  };
  if (Object.keys(opens).length === 0) return { path, text };
  return { path, text: jsonText({ opens, ...(JSON.parse(text) as object) }) };
}
