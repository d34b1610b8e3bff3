import { childOf, isNode, valueAt } from '../source/schema-shapes.ts';
import type { Around, Passages } from './around.ts';

/** A place in a scenario, which belongs to a journey. */
export type PlaceInScenario = {
  file: { path: string; value: unknown };
  keys: readonly string[];
  of: string;
  around: Pick<Around, 'definition' | 'played'>;
};

/** Names the journey that is on top after a move: the one whose step is expected, or where the scenario leads when it is played. */
export const journeyOnTop = (place: PlaceInScenario): string =>
  passageAfter(moveOf(place), place)?.[0] ?? place.of;

const moveOf = ({ keys }: PlaceInScenario): number => Number(keys[1]);

/** Forms of a journey that a move of a scenario may answer. */
export type Answered = { of: string; forms: readonly string[] };

/**
 * Names the forms that a move of a scenario may answer: the one of the screen on which the move before has ended, or that
 * the journey begins with; else all of the journey. What is expected of a move is informed of the screen on which it ends.
 */
export function formsAnswered(place: PlaceInScenario): Answered {
  const { of, around, keys } = place;
  const move = moveOf(place) - (keys.includes('expect') ? 0 : 1);
  const [journey, step] = passageAfter(move, place) ?? [of, ''];
  const form = valueAt(around.definition(journey), ['steps', step, 'form']);
  return typeof form === 'string'
    ? { of: journey, forms: [form] }
    : { of: journey, forms: formsOf(around.definition(journey)) };
}

function passageAfter(move: number, { file, of, around }: PlaceInScenario): Passages[number] {
  const at = valueAt(file.value, ['do', String(move), 'expect', 'at']);
  const [journey, step] = typeof at === 'string' ? at.split('/') : [];
  if (journey !== undefined && step !== undefined) return [journey, step];
  const played = around.played?.(file.path)[move + 1];
  if (played || move >= 0) return played;
  return [of, String(childOf(around.definition(of), 'start'))];
}

function formsOf(definition: unknown): string[] {
  const steps = childOf(definition, 'steps');
  const forms = Object.values(isNode(steps) ? steps : {}).map((step) => childOf(step, 'form'));
  return [...new Set(forms.filter((form) => typeof form === 'string'))];
}
