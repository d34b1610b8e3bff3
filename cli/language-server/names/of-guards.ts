import { formula } from '#analysis';
import { inside, joined, membersOf, named, textIn, valueIn, type Asked, type KnownName } from './asked.ts';

const home = 'journeys/guards.json';

/** Lists the guards that have names, each with what it asks. */
export const guards = (asked: Asked): KnownName[] =>
  membersOf(inside(valueIn(asked, home), 'guards')).map(([name, entry]) => ({
    name,
    detail: joined(parametersIn(entry).join(', '), explained(entry, asked)),
    more: [formula(inside(entry, 'guard'), asked.say)],
    home: { path: home, keys: ['guards', name] },
  }));

/** Lists what the guard that is used at the caret takes. */
export function parametersOfGuard(asked: Asked): KnownName[] {
  const use = textIn(valueIn(asked, asked.path), ...asked.keys.slice(0, -2), 'use');
  return named(parametersIn(inside(valueIn(asked, home), 'guards', use)), use);
}

/** Lists what may be given for the parameter at the caret: what stands in its place in the flags that there are. */
export function valuesForGuard(asked: Asked, flags: readonly KnownName[]): KnownName[] {
  const use = textIn(valueIn(asked, asked.path), ...asked.keys.slice(0, -2), 'use');
  const guard = JSON.stringify(inside(valueIn(asked, home), 'guards', use)) ?? '';
  const [before, after] = guard.split(`{${asked.keys.at(-1)}}`).map((text) => text.split('"'));
  const [start, end] = [before?.at(-1), after?.[0]];
  if (start === undefined || end === undefined) return [];
  const fitting = flags.filter(({ name }) => name.startsWith(start) && name.endsWith(end));
  return named(
    fitting.map(({ name }) => name.slice(start.length, name.length - end.length)),
    use,
  );
}

/** What it means: in Italian as analysts read it, else the remark of its file. */
function explained(entry: unknown, { say }: Asked): string {
  const note = textIn(entry, 'note');
  return say({ en: note, it: textIn(entry, 'words', 'holds') || note });
}

function parametersIn(guard: unknown): string[] {
  const takes = inside(guard, 'takes');
  return Array.isArray(takes) ? takes.filter((name) => typeof name === 'string') : [];
}
