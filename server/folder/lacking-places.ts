import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { openDocument, type BesideProblem } from '#analysis/document';
import { knownPlaces, settingsFile } from '../portal-config.ts';
import { withoutAddress } from '../settings-rules.ts';

const pointer = '/links/places';

/**
 * Finds places that journeys may lead to and to which the settings give no address, for which a start would be refused. Settings
 * that cannot be read are left to the start, which says so.
 */
export function lackingPlaces(root: string, env: NodeJS.ProcessEnv): BesideProblem[] {
  const path = settingsFile(root, env);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
  const file = { path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') };
  const document = openDocument(file);
  if (document.value === undefined) return [];
  const { links }: { links?: { places?: unknown } } = Object(document.value);
  const given = Object.keys(Object(links?.places));
  return withoutAddress(given, knownPlaces(path)).map((name) => ({
    file,
    pointer,
    place: document.locate(pointer, 'value'),
    message: {
      en: `The place "${name}" of journeys/routes.json has no address.`,
      it: `Il luogo "${name}" di journeys/routes.json non ha un indirizzo.`,
    },
    hint: {
      en: `Add "${name}" with its address under links.places.`,
      it: `Aggiungi "${name}" con il suo indirizzo in links.places.`,
    },
  }));
}
