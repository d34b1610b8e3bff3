import type { FormFile } from '#schemas';

const types = new Set(['string', 'number', 'integer', 'boolean']);
const composing = [
  '$ref',
  '$id',
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'properties',
  'items',
  'dependencies',
];

/**
 * Refuses what JSON Schema allows and a form does not: its fields are flat, each of one plain type, or a list of files.
 *
 * @throws {Error} naming the field and what is wrong with it.
 */
export function refuseBeyondLanguage({ schema, ui = {} }: FormFile): void {
  for (const [field, property] of Object.entries(schema.properties)) {
    const rules = new Map<string, unknown>(Object.entries(property));
    const type = rules.get('type');
    const isFiles = type === 'array' && ui[field]?.widget === 'files';
    if (!isFiles && (typeof type !== 'string' || !types.has(type))) {
      throw new Error(`the field "${field}" needs one type: ${[...types].join(', ')}`);
    }
    const found = composing.find((keyword) => rules.has(keyword));
    if (found !== undefined) throw new Error(`the field "${field}" has "${found}": fields are flat`);
  }
}
