import { pointerKeys, type JsonDocument } from '../../source/document.ts';
import type { Language } from '../../source/language.ts';
import { onceFor } from '../../source/memoize.ts';
import { childOf, isNode, valueAt, valuesOf, type SchemaNode } from '../../source/schema-shapes.ts';
import type { Checked, Sources } from '../../source/sources.ts';
import { namesOf } from '../../symbols/held-names.ts';
import { spotsBelow, spotsOfFile } from '../../symbols/schema-positions.ts';
import type { Problem } from '../rule.ts';

/** Finds what is of an earlier language: journeys that do not say theirs, and keys that the schemas call deprecated. */
export function* languageOld({ checked, language: { schemas } }: Sources): Generator<Problem> {
  const latest = newest(schemas);
  for (const entry of checked) {
    const { kind, document, value } = entry;
    if (!isNode(value)) continue;
    const { language: said = latest } = value;
    if (kind === 'journey' && !('language' in value) && '$schema' in value)
      yield { document, ...unsaid(latest) };
    if (kind === 'journey' && said !== latest) yield { document, ...earlier(document, latest) };
    const old = deprecate(schemas) ? namesOf(value, kind, { sort: 'deprecated', part: 'key', schemas }) : [];
    for (const { name, pointer } of old)
      yield { document, pointer, part: 'key', ...told(name, insteadOf(entry, pointer, schemas)) };
  }
}

/** Returns whether schemas call any key deprecated: where none does, none is looked for. */
const deprecate = onceFor(({ byName }: Language['schemas']): boolean =>
  JSON.stringify([...byName.values()]).includes('"deprecated":true'),
);

/** Returns the newest language of journeys that there is. */
function newest({ byName, nameOf }: Language['schemas']): number {
  const said = valueAt(byName.get(nameOf('journey')), ['properties', 'language']);
  return Math.max(...(isNode(said) ? (valuesOf(said) ?? []) : []).map(Number));
}

const unsaid = (language: number): Omit<Problem, 'document'> => ({
  pointer: '/$schema',
  part: 'key',
  message: {
    en: 'The journey does not say in which language it is written, and is read as one of before they were counted.',
    it: 'Il flusso non dice in che linguaggio è scritto, e si legge come uno di prima che fossero numerati.',
  },
  hint: {
    en: `Run percorso migrate, or write "language": ${language}.`,
    it: `Esegui percorso migrate, o scrivi "language": ${language}.`,
  },
  fix: { add: 'language', value: language },
});

function earlier(document: JsonDocument, language: number): Omit<Problem, 'document'> {
  const span = document.span('/language', 'value');
  const said = document.text.slice(span.start, span.end);
  return {
    pointer: '/language',
    message: {
      en: `The journey is of language ${said}, and the newest is ${language}.`,
      it: `Il flusso è del linguaggio ${said}, e il più nuovo è ${language}.`,
    },
    hint: {
      en: `Run percorso migrate, or write ${language}.`,
      it: `Esegui percorso migrate, o scrivi ${language}.`,
    },
    fix: { edit: { ...span, text: String(language) } },
  };
}

/** Returns what a schema says that takes the place of a key: words, and the key where another does. */
function insteadOf({ value, kind }: Checked<unknown>, pointer: string, schemas: Language['schemas']) {
  const { byName, nameOf } = schemas;
  const start = { value, spots: spotsOfFile(nameOf(kind), value, byName) };
  const { spots } = pointerKeys(pointer).reduce((at, key) => {
    const below = childOf(at.value, key);
    return { value: below, spots: spotsBelow(at.spots, [key, below], byName) };
  }, start);
  return spots.map(({ schema }) => schema['x-instead']).find(isNode) ?? {};
}

const told = (name: string, { en, it, key }: SchemaNode): Pick<Problem, 'message' | 'hint' | 'fix'> => ({
  message: {
    en: `The key "${name}" is of an earlier language.`,
    it: `La chiave "${name}" è di un linguaggio precedente.`,
  },
  hint: { en: String(en), it: String(it) },
  fix: typeof key === 'string' ? { rename: name, to: key } : 'remove',
});
