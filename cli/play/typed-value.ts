import type { FieldUi } from '#schemas';

type Typed = { schema: object; ui: FieldUi | undefined };

const yes = ['sì', 'si', 's', 'yes', 'y', 'true', '1'];
const no = ['no', 'n', 'false', '0'];

/** Makes of what was typed the value that the form holds; what cannot be one stays a text, which the form does not take. */
export function asTyped(typed: string, { schema, ui }: Typed): unknown {
  if (ui?.widget === 'amount') return centsOf(typed) ?? typed;
  const type: unknown = Reflect.get(schema, 'type');
  const word = typed.toLowerCase();
  if (type === 'boolean') return yes.includes(word) ? true : no.includes(word) ? false : typed;
  if (type !== 'number' && type !== 'integer') return typed;
  return Number.isNaN(Number(typed)) ? typed : Number(typed);
}

/** Writes what a form holds as it would be typed. */
export function writtenOf(value: unknown, { ui }: Typed): string {
  if (ui?.widget === 'amount' && typeof value === 'number') return (value / 100).toFixed(2).replace('.', ',');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads an amount of euros, with a comma before the cents and points between thousands, as whole cents. */
function centsOf(typed: string): number | undefined {
  const [, euros = '', cents = ''] = /^€?\s*(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?\s*€?$/.exec(typed) ?? [];
  return euros === '' ? undefined : Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
