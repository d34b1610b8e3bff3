import {
  endOfLine,
  isNode,
  laidOutEdits,
  layOut,
  lineAt,
  pointerKeys,
  pointerTo,
  valueAt,
  widestLine,
  type Edit,
  type Sources,
} from '#analysis';

type JsonDocument = NonNullable<ReturnType<Sources['texts']['get']>>;

/** What a journey says of itself before it says when it may be opened. */
const before = ['$schema', 'language', 'note', 'id', 'version', 'surface', 'opens'];

/** Says what changes in a file when a guard takes the place of another, is written where none is, or goes. */
export function guardEdits(document: JsonDocument, pointer: string, guard: unknown): Edit[] {
  const keys = pointerKeys(pointer);
  const laidOut = laidOutEdits(document, withGuard(document.value, keys, guard));
  if (laidOut) return laidOut;
  const now = valueAt(document.value, keys);
  if (guard === undefined) {
    const span = now === undefined ? undefined : document.memberSpan(pointer);
    return span ? [{ ...span, text: '' }] : [];
  }
  const owner = pointerTo('', ...keys.slice(0, -1));
  const change = { now, next: guard, pointer };
  const edits = now === undefined ? inserted(document, change) : [...replaced(document, change)];
  return overflows(document, owner, edits) ? [spread(document, owner, change)] : edits;
}

/** Puts a guard in the place of another, before what its way says else, or behind what the journey says of itself; takes it away where there is none. */
function withGuard(value: unknown, [key = '', ...deeper]: readonly string[], guard: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? withGuard(item, deeper, guard) : item));
  const members = Object.entries(Object(value));
  const isThere = members.some(([name]) => name === key);
  const next = members.flatMap(([name, member]): [string, unknown][] => {
    if (name !== key) return [[name, member]];
    if (deeper.length > 0) return [[name, withGuard(member, deeper, guard)]];
    return guard === undefined ? [] : [[name, guard]];
  });
  const place = 1 + members.findLastIndex(([name]) => key === 'allow' && before.includes(name));
  return Object.fromEntries(
    isThere || deeper.length > 0 || guard === undefined ? next : next.toSpliced(place, 0, [key, guard]),
  );
}

type Change = { now: unknown; next: unknown; pointer: string };

/** Replaces what differs, and keeps the layout of the rest. */
function* replaced(document: JsonDocument, { now, next, pointer }: Change): Generator<Edit> {
  if (JSON.stringify(now) === JSON.stringify(next)) return;
  const { text } = document;
  const span = document.span(pointer, 'value');
  const isInLine = isGrouped(now) && isShort(document, { now, pointer });
  const keys = alikeKeys(now, next);
  if (keys && !isInLine) {
    for (const key of keys)
      yield* replaced(document, {
        now: valueAt(now, [key]),
        next: valueAt(next, [key]),
        pointer: pointerTo(pointer, key),
      });
    return;
  }
  yield { ...span, text: layOut(next, { text, at: span.start, isInLine }) };
}

/** What stands on one line, or would but for its length: whether it still does is seen once it has changed. */
function isShort(document: JsonDocument, { now, pointer }: Pick<Change, 'now' | 'pointer'>): boolean {
  const isOnLine = (place: string): boolean => {
    const { start, end } = document.span(place, 'value');
    return !document.text.slice(start, end).includes('\n');
  };
  if (isOnLine(pointer)) return true;
  if (!Array.isArray(now) || !now.some(isNode)) return false;
  // One part on several lines keeps all of them from one line.
  return now.every((each, index) => !isNode(each) || isOnLine(pointerTo(pointer, index)));
}

const isGrouped = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** The names of the parts of two values that have the same ones. */
function alikeKeys(one: unknown, other: unknown): string[] | undefined {
  if (!isGrouped(one) || !isGrouped(other) || Array.isArray(one) !== Array.isArray(other)) return undefined;
  const [keys, others] = [Object.keys(Object(one)), Object.keys(Object(other))];
  return keys.join('\n') === others.join('\n') ? keys : undefined;
}

function inserted(document: JsonDocument, { next, pointer }: Change): Edit[] {
  const { text } = document;
  const keys = pointerKeys(pointer);
  const [outer, name] = [keys.slice(0, -1), JSON.stringify(keys.at(-1))];
  const owner = valueAt(document.value, outer);
  if (!isNode(owner)) return [];
  const names = Object.keys(owner);
  const whole = document.span(pointerTo('', ...outer), 'value');
  const [first] = names;
  if (first === undefined)
    return [spread(document, pointerTo('', ...outer), { now: undefined, next, pointer })];
  const at = document.span(pointerTo('', ...outer, first), 'key').start;
  const isInLine = !text.slice(whole.start, whole.end).includes('\n');
  const member = `${name}: ${layOut(next, { text, at, isInLine })}`;
  const between = isInLine ? ' ' : `${endOfLine(text)}${lineAt(text, at).indent}`;
  const last = outer.length === 0 ? names.findLast((each) => before.includes(each)) : undefined;
  if (last === undefined) return [{ start: at, end: at, text: `${member},${between}` }];
  const { end } = document.span(pointerTo('', last), 'value');
  return [{ start: end, end, text: `,${between}${member}` }];
}

/** Returns whether what stands on one line would no longer fit there. */
function overflows(document: JsonDocument, owner: string, edits: readonly Edit[]): boolean {
  const { text } = document;
  const { start, end } = document.span(owner, 'value');
  if (text.slice(start, end).includes('\n')) return false;
  const added = edits.reduce((sum, edit) => sum + edit.text.length - (edit.end - edit.start), 0);
  return lineAt(text, start).length + added > widestLine || edits.some((edit) => edit.text.includes('\n'));
}

/** Writes the way whose guard changes anew, on several lines. */
function spread(document: JsonDocument, owner: string, { next, pointer }: Change): Edit {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1) ?? '';
  const way = Object(valueAt(document.value, pointerKeys(owner)));
  const span = document.span(owner, 'value');
  const value = name in way ? { ...way, [name]: next } : { [name]: next, ...way };
  return { ...span, text: layOut(value, { text: document.text, at: span.start, isInLine: false }) };
}
