import type { Screen } from '#engine';
import type { FormFile } from '#schemas';
import { choicesIn, type Choice } from './choices-in.ts';

/** Writes what a screen has gathered: each line of its lists, with the actions that stand beside each. */
export function* showLists(screen: Screen, form: FormFile | undefined): Generator<string> {
  for (const field of Object.keys(form?.ui ?? {})) {
    if (form?.ui?.[field]?.widget !== 'list') continue;
    const beside = screen.actions.filter(({ name }) => besideOf(screen, name) === `/${field}`);
    const told = beside.length === 0 ? '' : ` [${beside.map(({ name }) => name).join(', ')}]`;
    for (const { id, label } of linesOf(screen, form, field)) yield `  ${label} (${String(id)})${told}`;
  }
}

/** Returns whether an action can be done: one that stands beside lines needs one. */
export function hasLine(screen: Screen, form: FormFile | undefined, action: string): boolean {
  const field = besideOf(screen, action)?.slice(1);
  return field === undefined || linesOf(screen, form, field).length > 0;
}

const besideOf = ({ definition }: Screen, action: string): string | undefined =>
  'actions' in definition ? definition.actions[action]?.beside : undefined;

const linesOf = (screen: Screen, form: FormFile | undefined, field: string): Choice[] =>
  choicesIn({ given: screen.form?.choices[field], ui: form?.ui?.[field], schema: {} }, String);
