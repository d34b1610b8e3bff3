import { isNode, type SchemaNode, type Sources } from '#analysis';
import { typeForDatum } from '#studio';
import { isAmount } from './asked-member.ts';
import { contractInWords } from './contract-in-words.ts';

type Contract = Sources['language']['contract'];

/** Something that the bank answers and a screen can show: with its type, and how its text writes it. */
export type Told = { name: string; type: string; words: string; format: '' | 'money' | 'date' };

/** A list of the bank’s from which one is chosen, with the members that name each and are read. */
export type ListTold = { name: string; id: string; label: string };

function membersOf(operation: string, contract: Contract) {
  const reply = contract.operations.get(operation)?.reply ?? '';
  const schema = contract.resolve(contract.schemas.get(reply));
  const properties = isNode(schema?.['properties']) ? schema['properties'] : {};
  const required = new Set([schema?.['required'] ?? []].flat());
  const { anyReply } = contractInWords();
  return Object.entries(properties).flatMap(([name, node]) => {
    const own = contract.resolve(node);
    const isSure = required.has(name) && !anyReply.includes(name);
    return own && isSure ? [{ name, node, own, of: reply }] : [];
  });
}

const wordsOf = (of: string, name: string): string => {
  const { memberWords } = contractInWords();
  return memberWords[`${of}.${name}`] ?? memberWords[name] ?? name;
};

/** Lists what an operation always answers that can be read as it is: numbers, amounts, and texts that are not names of ours. */
export const toldBy = (operation: string, contract: Contract): Told[] =>
  membersOf(operation, contract).flatMap(({ name, node, own, of }) => {
    if (own['x-secret'] === true || own['x-owned'] === true || !isReadable(own)) return [];
    const [type, words] = [typeForDatum(node, contract), wordsOf(of, name)];
    return [{ name, type, words, format: isAmount({ words, type }) ? 'money' : isDay(own) ? 'date' : '' }];
  });

const isDay = ({ format }: SchemaNode): boolean => format === 'date' || format === 'date-time';

const isReadable = (schema: SchemaNode): boolean =>
  schema['type'] === 'integer' || (schema['type'] === 'string' && !('enum' in schema));

const labels = ['name', 'label', 'description', 'text', 'title', 'obfuscatedValue'];

/** Finds the list that an operation answers from which one can choose; nothing where it answers none. */
export function listTold(operation: string, contract: Contract): ListTold | undefined {
  const lists = membersOf(operation, contract).flatMap(({ name, own }) => {
    if (own['type'] !== 'array') return [];
    const item = contract.resolve(own['items']);
    const properties = isNode(item?.['properties']) ? item['properties'] : {};
    const required = [item?.['required'] ?? []].flat();
    const isText = (member: unknown): boolean =>
      typeof member === 'string' &&
      required.includes(member) &&
      contract.resolve(properties[member])?.['type'] === 'string';
    const label = labels.find(isText);
    const id = ['id', ...required].find((each) => each !== label && isText(each));
    return label !== undefined && typeof id === 'string' ? [{ name, id, label }] : [];
  });
  return lists[0];
}
