import { compileExpression, JourneyError, journeyErrorTexts, operators } from '#engine';
import { operationsIn } from '../../model/expressions.ts';
import { soundJourneys } from '../../model/journeys.ts';
import { operatorNames } from '../../model/operators.ts';
import { slotsOf, type Slot } from '../../model/slots.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Problem, Rule } from '../rule.ts';
import { operatorUnknown } from './operator-unknown.ts';
import { resultMisplaced } from './result-misplaced.ts';
import { variableUnknown } from './variable-unknown.ts';

/** Finds expressions that the engine would refuse, by compiling each as it does. */
export const expressionInvalid: Rule = {
  code: 'expression-invalid',
  severity: 'error',
  title: 'A guard or a mapping that cannot be read',
  explain:
    'Each operator takes a number of operands of its own: "===" two, "!" one, "if" three or more, "var" a name and at most a default. A guard is an operator, or true or false. What the engine refuses when it prepares a journey is told here, unless another rule tells it better.',
  *run(sources) {
    const better = toldBetter(sources);
    for (const { document, definition } of soundJourneys(sources)) {
      for (const slot of slotsOf(definition)) {
        if (better.some((at) => at.document === document && isWithin(slot.pointer, at.pointer))) continue;
        const refusal = refusalOf(slot, definition.id);
        if (refusal) yield { document, ...refusal };
      }
    }
  },
};

/** What the rules that speak of operators and variables say; they know more than the engine. */
const toldBetter = (sources: Sources): Problem[] =>
  [operatorUnknown, variableUnknown, resultMisplaced].flatMap((rule) => [...rule.run(sources)]);

const isWithin = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

function refusalOf(slot: Slot, journey: string): Omit<Problem, 'document'> | undefined {
  const place = { journey, path: slot.pointer, guard: slot.role === 'guard', result: Boolean(slot.result) };
  try {
    compileExpression(slot.expression, place);
    return undefined;
  } catch (error) {
    if (error instanceof JourneyError) return told(error, slot);
    throw error;
  }
}

function told({ code, details }: JourneyError, slot: Slot): Omit<Problem, 'document'> {
  const at = typeof details['path'] === 'string' ? details['path'] : slot.pointer;
  const found = [...operationsIn(slot.expression, operatorNames, slot.pointer)].find(
    ({ name, pointer }) =>
      name === details['operator'] && withoutPlaces(pointer) === withoutPlaces(pointerTo(at, name)),
  );
  const takes = found && operators[found.name]?.takes;
  if (!found || !takes) return { pointer: at, message: sentence(journeyErrorTexts[code]) };
  const message = `"${found.name}" takes ${inWords(takes)}, and has ${found.args.length}.`;
  return { pointer: found.pointer, part: 'key', message };
}

/** A single operand may stand without its list: the engine counts it as the first, the file has no such place. */
const withoutPlaces = (pointer: string): string => pointer.replaceAll(/\/0(?=\/)/g, '');

const count = (many: number): string => `${many} operand${many === 1 ? '' : 's'}`;

function inWords([fewest, most]: readonly [number, number]): string {
  if (fewest === most) return count(fewest);
  return most === Number.POSITIVE_INFINITY ? `${count(fewest)} or more` : `${fewest} or ${count(most)}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
