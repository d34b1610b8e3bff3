import { copyProject } from './project-copy.ts';
import type { Task } from './task.ts';

/** What came of a stage: the checks named the next place, or what they said instead. */
export type Outcome = { place: string; isNamed: boolean; said: string };

/**
 * Does a task on a copy of the project, stage by stage, and asks after each whether the checks name what is left out; at the
 * end nothing may be left.
 */
export function runTask({ stages, atEnd }: Task, tell: (outcome: Outcome) => void): boolean {
  const copy = copyProject();
  let isWell = true;
  const note = (outcome: Outcome): void => {
    isWell &&= outcome.isNamed;
    tell(outcome);
  };
  try {
    for (const { place, edit, generate, left } of stages) {
      copy.edit(place, edit);
      if (generate !== undefined) copy.generate(generate);
      if (left === undefined) continue;
      const said = copy.ask(left) ?? 'nothing';
      note({ place, isNamed: said.includes(left.names), said });
    }
    for (const check of atEnd) {
      const said = copy.ask(check);
      note({ place: `the end, by ${check.by}`, isNamed: said === undefined, said: said ?? 'nothing' });
    }
    return isWell;
  } finally {
    copy.remove();
  }
}
