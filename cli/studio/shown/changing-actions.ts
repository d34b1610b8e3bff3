import { isNode } from '#analysis';
import type { ShownWriting } from '#studio';
import type { PresentStep } from './present-step.ts';

/** Which actions change which lines, and which come and go for that. */
export type Changing = {
  actions: Readonly<Record<string, unknown>>;
  byLine: ReadonlyMap<string, readonly string[] | undefined>;
  made: readonly string[];
  gone: readonly string[];
};

/**
 * Finds the action that leads from a summary to each screen where an answer is changed, or makes it; one that no line
 * needs any more goes.
 */
export function changingActions({ lines }: ShownWriting, present: PresentStep): Changing {
  const known = Object.entries(Object(present['actions']));
  const summary = isNode(present['summary']) ? present['summary'] : {};
  const made = new Map<string, string>();
  const actionTo = (screen: string): string => {
    const there = known.find(([, way]) => Object(way).changes === true && Object(way).to === screen);
    if (there) return there[0];
    const name = made.get(screen) ?? freeName(`change-${screen}`, new Set(known.map(([each]) => each)));
    made.set(screen, name);
    return name;
  };
  const byLine = new Map(
    lines.map(({ name, change, keepsChange }) => {
      if (keepsChange) return [name, changeOf(summary[name])] as const;
      return [name, change === '' ? undefined : [actionTo(change)]] as const;
    }),
  );
  const needed = new Set([...byLine.values()].flatMap((each) => each ?? []));
  const gone = [...new Set(Object.values(summary).flatMap((line) => changeOf(line) ?? []))].filter(
    (name) => !needed.has(name),
  );
  const kept = known.filter(([name]) => !gone.includes(name));
  const added = [...made].map(([to, name]): [string, unknown] => [name, { to, changes: true }]);
  // The way out stays last.
  const at = kept.findIndex(([name]) => name === 'close');
  const actions = Object.fromEntries(kept.toSpliced(at < 0 ? kept.length : at, 0, ...added));
  return { actions, byLine, made: [...made.values()], gone };
}

function changeOf(line: unknown): readonly string[] | undefined {
  const { change } = Object(line);
  return Array.isArray(change) ? change.map(String) : undefined;
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
  return free;
}
