import { column } from './column.ts';
import { flag } from './flag.ts';
import { rule } from './rule.ts';
import { stepKind } from './step-kind.ts';
import type { Task } from './task.ts';

/** The tasks that lead through several rooms; CONTRIBUTING.md shows them place by place. */
export const tasks: readonly Task[] = [flag, column, stepKind, rule];
