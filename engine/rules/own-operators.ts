import { instantAfter } from './instant.ts';
import { ownAt, type Scope } from './scope.ts';

/** Does the operators that json-logic-js does not have; what they are done on is the scope. */
export const ownOperators: Readonly<Record<string, (this: Scope, ...given: readonly unknown[]) => unknown>> =
  {
    count: (list) => itemsOf(list).length,
    pick,
    has: (list, id, key = 'id') => placeOf(list, key, id) >= 0,
    put,
    maskPhone,
    fromNow(seconds) {
      return instantAfter(this.now ?? 0, seconds);
    },
  };

function pick(...[list, id, property, key = 'id']: readonly unknown[]): unknown {
  const found = itemsOf(list)[placeOf(list, key, id)];
  return ownAt(found, typeof property === 'string' ? [property] : []) ?? '';
}

/** Takes the item with a key off a list, and puts another in its place, or last; no journey writes this itself. */
function put(...[list, key, gone, ...items]: readonly unknown[]): unknown {
  const at = placeOf(list, key, gone);
  return itemsOf(list).toSpliced(at < 0 ? Infinity : at, 1, ...items);
}

const itemsOf = (list: unknown): unknown[] => (Array.isArray(list) ? list : []);

const placeOf = (list: unknown, key: unknown, id: unknown): number =>
  itemsOf(list).findIndex((item) => ownAt(item, [String(key)]) === id);

/** Hides all but the last two digits (PHONE-15); what is too short to have hidden digits is hidden whole. */
function maskPhone(phone: unknown): string {
  const text = typeof phone === 'string' ? phone : '';
  return text.replace(text.length > 4 ? /\d(?=..)/g : /\d/g, '*');
}
