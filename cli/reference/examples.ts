import { isNode, spotsBelow, spotsOfFile, type SchemaNode, type Schemas, type Sources } from '#analysis';
import { onOneLine } from './one-line.ts';

/** How a key stands in a file of the project. */
export type KeyExample = { file: string; text: string };

/** An example for each key of the schemas, by the part of a schema that describes the key. */
export type KeyExamples = ReadonlyMap<SchemaNode, KeyExample>;

const longest = 100;

/** Finds for each key how it stands in some files: where it first stands in few words, or else in the fewest. */
export function examplesIn({ checked, language }: Sources, isShown: (path: string) => boolean): KeyExamples {
  const { byName, nameOf } = language.schemas;
  const found = new Map<SchemaNode, KeyExample>();
  for (const { kind, document } of checked)
    if (isShown(document.path))
      for (const [schema, text] of keysIn(
        document.value,
        spotsOfFile(nameOf(kind), document.value, byName),
        byName,
      )) {
        const known = found.get(schema)?.text.length ?? Infinity;
        if (known > longest && text.length < known) found.set(schema, { file: document.path, text });
      }
  return found;
}

/** Goes through a value: every key that stands in it, as the schema has it and as it is written. */
function* keysIn(
  value: unknown,
  spots: ReturnType<typeof spotsOfFile>,
  schemas: Schemas,
): Generator<[SchemaNode, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    for (const { schema } of spots) {
      const own = isNode(schema['properties']) ? schema['properties'][key] : undefined;
      if (isNode(own)) yield [own, `${JSON.stringify(key)}: ${onOneLine(member)}`];
    }
    yield* keysIn(member, spotsBelow(spots, [key, member], schemas), schemas);
  }
}
