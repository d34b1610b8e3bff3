import type { Page } from '@playwright/test';
import type { OpenedStudio } from '../../tests/support/e2e-studio.ts';
import type { DeskHand } from './desk-hand.ts';
import { modelerTasks } from './modeler-tasks.ts';
import { studioTasks } from './studio-tasks.ts';

/** Where a task is done: a page that is open at its start, and the hand that does it. */
export type Desk = { page: Page; hand: DeskHand };

/** A task in one tool: what is open before it, and what is done until its result is in sight. */
export type ToolTask = {
  opens(page: Page): Promise<void>;
  act(desk: Desk): Promise<void>;
};

/** What is asked of each tool; one that has no way to do it says why. */
export type Task = { name: string; studio: ToolTask; modeler: ToolTask | string };

/** The four tasks, in each tool as its own pages lead one to do them; the last one looks at what the others have written. */
export function tasksIn(studio: OpenedStudio): readonly Task[] {
  const { text, field, branch, review } = studioTasks(studio);
  return [
    { name: 'change a text of a screen', studio: text, modeler: modelerTasks.text },
    { name: 'add a required field', studio: field, modeler: modelerTasks.field },
    { name: 'a new branch on a condition', studio: branch, modeler: modelerTasks.branch },
    { name: 'see what has changed', studio: review, modeler: 'its packages have no page that compares' },
  ];
}
