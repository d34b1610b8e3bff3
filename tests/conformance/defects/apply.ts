import { isTree, keysOf, type Tree } from './tree.ts';
import type { Edit } from './defect.ts';

/** Makes an edit in the text of a file. */
export function applyEdit(text: string, edit: Edit): string {
  if ('text' in edit) return edit.text(text);
  const root: unknown = text === '' ? undefined : JSON.parse(text);
  if (edit.pointer === '') return write('put' in edit ? edit.put : root);
  const keys = keysOf(edit.pointer);
  const last = keys.at(-1) ?? '';
  const owner = keys.slice(0, -1).reduce(inside, root);
  if (Array.isArray(owner)) owner.splice(...spliceOf(owner, Number(last), edit));
  else if (isTree(owner)) changeMember(owner, last, edit);
  return write(root);
}

const write = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** Goes down by a key, and makes an object where there is none. */
function inside(node: unknown, key: string): unknown {
  if (Array.isArray(node)) return node[Number(key)];
  if (!isTree(node)) throw new Error(`Nothing can be planted under ${key}.`);
  return (node[key] ??= {});
}

function spliceOf(owner: readonly unknown[], index: number, edit: Edit): [number, number, ...unknown[]] {
  return 'put' in edit ? [index, index < owner.length ? 1 : 0, edit.put] : [index, 1];
}

function changeMember(owner: Tree, key: string, edit: Edit): void {
  if ('put' in edit) owner[key] = edit.put;
  if ('drop' in edit) delete owner[key];
  if (!('rename' in edit)) return;
  const members = Object.entries(owner);
  for (const [name] of members) delete owner[name];
  // The order of keys stays, so that the rest of the file is as it was.
  for (const [name, value] of members) owner[name === key ? edit.rename : name] = value;
}
