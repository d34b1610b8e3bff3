import { pointerTo, type Place } from '../source/document.ts';
import { editOf } from './quick-fix.ts';
import { placeWithin } from './place-within.ts';
import { isNode } from '../source/schema-shapes.ts';
import { sayIn, type AnswerLanguage, type Words } from './words.ts';
import type { Finding, Problem, Rule } from '../rules/rule.ts';

/** Says what a rule has found in one language, with its place in the file. */
export function placeFinding(rule: Rule, problem: Problem, language: AnswerLanguage): Finding {
  const { document, pointer, hint } = problem;
  const { line, column, length } = placeOf(problem);
  const { code, severity } = rule;
  const where = { file: document.path, line, column, length, pointer };
  const say = sayIn(language);
  const fix = editOf(problem);
  const remedy = { ...(hint !== undefined && { hint: say(hint) }), ...(fix && { fix }) };
  const told = { code, severity, ...where, message: say(problem.message), ...remedy };
  if (problem.path === undefined) return told;
  return {
    ...told,
    path: problem.path.map((passage, index) => ({
      ...(index === 0 && isResumed(document.value, passage.step) && { begins: say(resumed) }),
      ...passage,
      ...document.locate(pointerTo('/steps', passage.step), 'key'),
    })),
  };
}

const resumed = { en: 'resumed at', it: 'ripreso da' } satisfies Words;

/** Returns whether runs begin at a step only when they are taken up again. */
function isResumed(journey: unknown, step: string): boolean {
  if (!isNode(journey) || !isNode(journey['resume'])) return false;
  const { at } = journey['resume'];
  return step !== journey['start'] && isNode(at) && Object.values(at).includes(step);
}

function placeOf({ document, pointer, place, within, part = 'value' }: Problem): Place {
  if (place) return place;
  return within ? placeWithin(document, pointer, within) : document.locate(pointer, part);
}

/** Says what a finding stays itself by: other words move lines and columns, and what is found there stays the same. */
export const identityOf = ({ code, file, pointer, message }: Finding): string =>
  JSON.stringify([code, file, pointer, message]);
