import { jsonText, standIns, type SourceFile } from '#analysis';
import { fillTemplate } from './template.ts';

/** How a new journey is opened: at a page of its own, and from where the portal offers it. */
export type NewOpening = { route?: string; listed?: string };

/** Makes the files of a new journey: one question, its two ends, its form, its texts and a scenario for each way. */
export function newJourneyFiles(id: string, opening: NewOpening = {}): SourceFile[] {
  const fill = (template: string, path: string): SourceFile => ({
    path,
    text: fillTemplate(template, { id }),
  });
  return [
    opened(fill('journey.json', `journeys/${id}/journey.json`), id, opening),
    fill('form.json', `journeys/${id}/forms/answer.json`),
    fill('completes.json', `journeys/${id}/scenarios/completes.json`),
    fill('goes-away.json', `journeys/${id}/scenarios/goes-away.json`),
    called(fill('texts.json', `i18n/it/${id}.json`), opening),
  ];
}

/** Says in a journey how it is opened; without a page it is a popup, named after it. */
function opened({ path, text }: SourceFile, id: string, { route, listed }: NewOpening): SourceFile {
  if (route === undefined && listed === undefined) return { path, text };
  const { $schema, language, note, version, surface, ...rest } = JSON.parse(text) as Record<string, unknown>; // the template’s
  const popup = { popups: [id.toUpperCase().replaceAll('-', '_')] };
  const page = { routes: [route], page: 'hidden' };
  const opens = { ...(route === undefined ? popup : page), ...(listed !== undefined && { listed }) };
  const shown = route === undefined ? surface : 'page';
  return { path, text: jsonText({ $schema, language, note, id, version, surface: shown, opens, ...rest }) };
}

function called({ path, text }: SourceFile, { route, listed }: NewOpening): SourceFile {
  const { title, label } = standIns;
  const opens = {
    ...(route !== undefined && { title }),
    ...(listed !== undefined && { label, text: standIns.error }),
  };
  if (Object.keys(opens).length === 0) return { path, text };
  return { path, text: jsonText({ opens, ...(JSON.parse(text) as object) }) };
}
