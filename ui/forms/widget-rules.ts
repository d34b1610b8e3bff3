import type { FieldUi } from '#schemas';
import type { Answers, FieldProblem } from './compiled-form.ts';
import { isMixed } from './password-rules.ts';

/** Finds what is wrong that no schema can say: repeated answers that differ, a card number with a slip, a password too plain. */
export function widgetProblems(
  ui: Readonly<Record<string, FieldUi>>,
  answers: Answers,
): Record<string, FieldProblem> {
  const problems = Object.entries(ui).flatMap(([field, rules]) => {
    const problem = problemOf(rules, answers[field], answers);
    return problem ? [[`/${field}`, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}

function problemOf(rules: FieldUi, value: unknown, answers: Answers): FieldProblem | undefined {
  const { equals, widget, classes } = rules;
  if (equals !== undefined && value !== answers[equals])
    return { keyword: 'equals', params: { field: equals } };
  if (typeof value !== 'string') return undefined;
  if (widget === 'card-number' && !passesLuhn(value)) return { keyword: 'luhn', params: {} };
  return classes === undefined || isMixed(value, classes)
    ? undefined
    : { keyword: 'classes', params: { classes } };
}

/** Returns whether the last digit of a card number agrees with the others. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => {
      const doubled = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}
