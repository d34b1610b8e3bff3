import { alike, type Words } from '../report/words.ts';
import { typeNames } from '../report/type-names.ts';
import { typeNamed } from '../values/scope.ts';
import { typeOf } from '../values/value-sets.ts';
import type { Contract } from '../source/contract.ts';
import { isOfType, type SchemaNode } from '../source/schema-shapes.ts';
import { violationWords } from './violation-words.ts';

/** A value, and what it is given under. */
type GivenValue = { name: string; given: unknown };

/** Says how a value differs from a type as journeys name it; nothing where it fits, or nothing is known of the type. */
export function valueFault(
  type: string | undefined,
  { name, given }: GivenValue,
  contract: Contract,
): Words | undefined {
  const schema = typeNamed(type, contract);
  if (type === undefined || !schema) return undefined;
  if (!type.startsWith('provider:')) return typeFault(schema, { name, given });
  const [violation] = contract.violations(type.slice('provider:'.length), given);
  return violation && sentence(violationWords(violation, calledBy(name)));
}

const calledBy = (name: string) => ({
  whole: alike(`"${name}"`),
  of: { en: `of "${name}"`, it: `di "${name}"` },
});

const sentence = ({ en, it }: Words): Words => ({ en: `${en}.`, it: `${it}.` });

/** Says how the type of a value differs from those of a schema. */
export function typeFault(schema: SchemaNode, { name, given }: GivenValue): Words | undefined {
  const types = [schema['type'] ?? []].flat().map(String);
  if (isOfType(types, given)) return undefined;
  const [must, is] = [typeNames(types), typeNames(typeOf(given))];
  return {
    en: `"${name}" must be ${must.en}, and is ${is.en}.`,
    it: `"${name}" deve essere ${must.it}, ed è ${is.it}.`,
  };
}
