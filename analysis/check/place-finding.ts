import { pointerTo } from '../source/document.ts';
import { editOf } from './edit-of.ts';
import { sayIn, type AnswerLanguage } from '../answer/words.ts';
import type { Finding, Problem, Rule } from './rule.ts';

/** Says what a rule has found in one language, with its place in the file. */
export function placeFinding(rule: Rule, problem: Problem, language: AnswerLanguage): Finding {
  const { document, pointer, hint } = problem;
  const { line, column, length } = problem.place ?? document.locate(pointer, problem.part ?? 'value');
  const { code, severity } = rule;
  const where = { file: document.path, line, column, length, pointer };
  const say = sayIn(language);
  const fix = editOf(problem);
  const remedy = { ...(hint !== undefined && { hint: say(hint) }), ...(fix && { fix }) };
  const told = { code, severity, ...where, message: say(problem.message), ...remedy };
  if (problem.path === undefined) return told;
  return {
    ...told,
    path: problem.path.map((passage) => ({
      ...passage,
      ...document.locate(pointerTo('/steps', passage.step), 'key'),
    })),
  };
}
