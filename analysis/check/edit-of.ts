import { pointerKeys } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { Edit, Problem } from './rule.ts';

/** Works out what a problem’s fix changes in its file; nothing when it could change more than the place it speaks of. */
export function editOf({ document, pointer, part = 'value', fix }: Problem): Edit | undefined {
  if (fix === undefined || document.value === undefined) return undefined;
  if (fix === 'remove') {
    const span = document.memberSpan(pointer);
    return span && { ...span, text: '' };
  }
  const span = document.span(pointer, part);
  const raw = document.text.slice(span.start, span.end);
  if (!raw.startsWith('"')) return undefined;
  if ('replace' in fix) return { ...span, text: raw.replaceAll(fix.replace, () => fix.by) };
  if (part === 'key' && isTaken(document.value, pointer, fix.to)) return undefined;
  const text = renamed(raw, fix.rename, fix.to);
  return text === undefined ? undefined : { ...span, text };
}

/** Writes another name into a JSON string in which the old one stands exactly once, as a whole. */
function renamed(raw: string, name: string, to: string): string | undefined {
  const parts = raw.split(inside(name));
  const [before = '', after = ''] = parts;
  if (parts.length !== 2 || /[\w-]$/.test(before) || /^[\w-]/.test(after)) return undefined;
  return `${before}${inside(to)}${after}`;
}

/** Tells whether the object of a member has another member of that name. */
function isTaken(value: unknown, pointer: string, name: string): boolean {
  const owner = pointerKeys(pointer)
    .slice(0, -1)
    .reduce<unknown>(
      (node, key) => (isNode(node) || Array.isArray(node) ? Reflect.get(node, key) : undefined),
      value,
    );
  return isNode(owner) && Object.hasOwn(owner, name);
}

const inside = (text: string) => JSON.stringify(text).slice(1, -1);
