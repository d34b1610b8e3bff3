import { pointerTo, type JsonDocument } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Checked, JourneySource, Sources } from '../source/sources.ts';
import { aroundIn } from '../symbols/around.ts';
import { mentionsIn, withOtherNames, type Mention } from '../symbols/references.ts';
import { nameNow, type Renamed } from './renames.ts';

/** Writes an earlier state of the project with the names that everything has now. */
export function calledNow(before: Sources, renames: readonly Renamed[]): Sources {
  if (renames.length === 0) return before;
  const write = createWriter(before, renames);
  const idNow = (name: string) => nameNow({ sort: 'journey', of: '', name }, renames);
  const journeyNow = ({ id, journey, forms, scenarios, ...rest }: JourneySource): JourneySource => ({
    ...rest,
    id: idNow(id),
    ...(journey && { journey: write.checked(journey) }),
    forms: new Map(
      [...forms].map(([name, form]) => [
        nameNow({ sort: 'form', of: id, name }, renames),
        write.checked(form),
      ]),
    ),
    scenarios: new Map([...scenarios].map(([name, scenario]) => [name, write.checked(scenario)])),
  });
  const documents = before.documents.map((document) => ({
    ...write.document(document),
    path: document.path.replace(/^(journeys|i18n\/it)\/([^/.]+)/, (_path, folder: string, id: string) =>
      [folder, idNow(id)].join('/'),
    ),
  }));
  return {
    ...before,
    journeys: new Map([...before.journeys].map(([id, source]) => [idNow(id), journeyNow(source)])),
    texts: new Map([...before.texts].map(([name, document]) => [idNow(name), write.document(document)])),
    documents,
  };
}

function createWriter(before: Sources, renames: readonly Renamed[]) {
  const around = aroundIn(before);
  const kinds = new Map(before.checked.map(({ document, kind }) => [document.path, kind]));
  const anew = <Value>({ path, text }: JsonDocument, value: Value): Value => {
    // Most files speak of nothing that has another name, and need not be read for it, nor scenarios played.
    if (!renames.some((renamed) => text.includes(renamed.before))) return value;
    const mentions = mentionsIn({ path, kind: kinds.get(path), value }, around);
    return writtenAnew(value, mentions, (mention) => nameNow(mention, renames));
  };
  return {
    document: (document: JsonDocument): JsonDocument => ({
      ...document,
      value: anew(document, document.value),
    }),
    checked: <Value>({ value, ...checked }: Checked<Value>): Checked<Value> => ({
      ...checked,
      ...(value !== undefined && { value: anew(checked.document, value) }),
    }),
  };
}

/** Writes the value of a file with other names for some of what it speaks of; all else stays. */
function writtenAnew<Value>(
  value: Value,
  mentions: readonly Mention[],
  now: (mention: Mention) => string,
): Value {
  const byPlace = Map.groupBy(mentions, ({ keys, part }) => `${part}${pointerTo('', ...keys)}`);
  const written = (text: string, keys: readonly string[], part: Mention['part']): string =>
    withOtherNames(text, byPlace.get(`${part}${pointerTo('', ...keys)}`) ?? [], now);
  const anew = (node: unknown, keys: readonly string[]): unknown => {
    if (typeof node === 'string') return written(node, keys, 'value');
    if (Array.isArray(node)) return node.map((item, index) => anew(item, [...keys, String(index)]));
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, member]) => {
        const below = [...keys, key];
        return [written(key, below, 'key'), anew(member, below)];
      }),
    );
  };
  // Texts and keys are put for others, and so nothing has another type.
  return anew(value, []) as Value;
}
