import { pointerKeys, type Part } from '../source/document.ts';
import { isNode, valueAt } from '../source/schema-shapes.ts';
import type { Fix, Problem, Remedy } from '../rules/rule.ts';

/** Works out what a problem’s fix changes in its file; nothing when it could change more than the place it speaks of. */
export function editOf({ document, pointer, part = 'value', fix }: Problem): Remedy | undefined {
  if (fix === undefined) return undefined;
  if (typeof fix === 'object' && 'edit' in fix) return fix.edit;
  if (document.value === undefined) return undefined;
  if (fix === 'remove') {
    const span = document.memberSpan(pointer);
    return span && { ...span, text: '', loses: true };
  }
  return 'add' in fix ? added({ document, pointer, fix }) : editOfText({ document, pointer, part, fix });
}

type Addition = Pick<Problem, 'document' | 'pointer'> & { fix: Extract<Fix, { add: string }> };

/** Writes a member behind another, on a line of its own where that one has its own. */
function added({ document, pointer, fix }: Addition): Remedy | undefined {
  const { text } = document;
  if (isTaken(document.value, pointer, fix.add)) return undefined;
  const { start } = document.span(pointer, 'key');
  const { end } = document.span(pointer, 'value');
  const [before = ' '] = /\n[ \t]*$/.exec(text.slice(0, start)) ?? [];
  const member = `,${before}${JSON.stringify(fix.add)}: ${JSON.stringify(fix.value)}`;
  return { start: end, end, text: member };
}

type Rewriting = {
  document: Problem['document'];
  pointer: string;
  part: Part;
  fix: Exclude<Fix, 'remove' | { add: string } | { edit: unknown }>;
};

function editOfText({ document, pointer, part, fix }: Rewriting): Remedy | undefined {
  const span = document.span(pointer, part);
  const raw = document.text.slice(span.start, span.end);
  if (!raw.startsWith('"')) return undefined;
  if ('bare' in fix) return raw === JSON.stringify(fix.bare) ? { ...span, text: fix.bare } : undefined;
  if ('replace' in fix) return { ...span, text: raw.replaceAll(fix.replace, () => fix.by) };
  if ('rename' in fix && part === 'key' && isTaken(document.value, pointer, fix.to)) return undefined;
  const text = renamed(raw, 'rename' in fix ? fix.rename : fix.reword, fix.to);
  if (text === undefined) return undefined;
  return { ...span, text, ...('rename' in fix ? { renaming: fix } : { loses: true }) };
}

/** Writes another name into a JSON string in which the old one stands exactly once, as a whole. */
function renamed(raw: string, name: string, to: string): string | undefined {
  const parts = raw.split(inside(name));
  const [before = '', after = ''] = parts;
  if (parts.length !== 2 || /[\w-]$/.test(before) || /^[\w-]/.test(after)) return undefined;
  return `${before}${inside(to)}${after}`;
}

/** Returns whether the object of a member has another member of that name. */
function isTaken(value: unknown, pointer: string, name: string): boolean {
  const owner = valueAt(value, pointerKeys(pointer).slice(0, -1));
  return isNode(owner) && Object.hasOwn(owner, name);
}

const inside = (text: string) => JSON.stringify(text).slice(1, -1);
