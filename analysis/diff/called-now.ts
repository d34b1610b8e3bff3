import { aroundIn } from '../symbols/around.ts';
import { mentionsIn } from '../symbols/references.ts';
import { writtenAnew } from '../symbols/rewritten.ts';
import type { JsonDocument } from '../source/document.ts';
import type { Checked, JourneySource, Sources } from '../source/sources.ts';
import { isAnyRenamed, nameNow, namesBefore, type Renames } from './renames.ts';

/** Writes an earlier state of the project with the names that everything has now. */
export function calledNow(before: Sources, renames: Renames): Sources {
  if (!isAnyRenamed(renames)) return before;
  const write = createWriter(before, renames);
  const idNow = (id: string) => renames.journey.get(id) ?? id;
  const journeys = new Map(
    [...before.journeys].map(([id, source]) => [idNow(id), journeyNow(source, { write, renames })]),
  );
  const texts = new Map([...before.texts].map(([name, document]) => [idNow(name), write.document(document)]));
  const documents = before.documents.map((document) => ({
    ...write.document(document),
    path: document.path.replace(/^(journeys|i18n\/it)\/([^/.]+)/, (_path, folder: string, id: string) =>
      [folder, idNow(id)].join('/'),
    ),
  }));
  return { ...before, journeys, texts, documents };
}

type Writer = ReturnType<typeof createWriter>;

function createWriter(before: Sources, renames: Renames) {
  const around = aroundIn(before);
  const kinds = new Map(before.checked.map(({ document, kind }) => [document.path, kind]));
  const names = namesBefore(renames);
  const anew = <Value>({ path, text }: JsonDocument, value: Value): Value => {
    // Most files speak of nothing that has another name, and need not be read for it, nor scenarios played.
    if (!names.some((name) => text.includes(name))) return value;
    const file = { path, kind: kinds.get(path), value };
    return writtenAnew(value, mentionsIn(file, around), (mention) => nameNow(mention, renames));
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

function journeyNow(
  { id, journey, forms, scenarios, ...rest }: JourneySource,
  { write, renames }: { write: Writer; renames: Renames },
): JourneySource {
  const formNow = (name: string) => renames.within.get(id)?.form.get(name) ?? name;
  return {
    ...rest,
    id: renames.journey.get(id) ?? id,
    ...(journey && { journey: write.checked(journey) }),
    forms: new Map([...forms].map(([name, form]) => [formNow(name), write.checked(form)])),
    scenarios: new Map([...scenarios].map(([name, scenario]) => [name, write.checked(scenario)])),
  };
}
