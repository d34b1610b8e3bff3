import { ownAt, type Scope } from './scope.ts';

/** Does the operators that json-logic-js does not have; what they are done on is the scope. */
export const ownOperators: Readonly<Record<string, (this: Scope, ...given: readonly unknown[]) => unknown>> =
  {
    count: (list) => (Array.isArray(list) ? list.length : 0),
    pick,
    maskPhone,
    fromNow(seconds) {
      return this.fromNow?.(seconds);
    },
  };

function pick(...[list, id, property, key = 'id']: readonly unknown[]): unknown {
  if (!Array.isArray(list)) return '';
  const found: unknown = list.find((item) => ownAt(item, [String(key)]) === id);
  const value = typeof property === 'string' ? ownAt(found, [property]) : found;
  return value ?? '';
}

/** Hides all but the last two digits (PHONE-15); what is too short to have hidden digits is hidden whole. */
function maskPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone : '';
  return text.replace(text.length > 4 ? /\d(?=..)/g : /\d/g, '*');
}
