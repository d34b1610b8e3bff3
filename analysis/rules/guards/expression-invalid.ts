import {
  compileExpression,
  guardUses,
  JourneyError,
  journeyErrorTexts,
  operators,
  type JourneyErrorCode,
} from '#engine';
import { operationsIn } from '../../values/expressions.ts';
import { soundJourneys } from '../../graph/journeys.ts';
import { slotsOf, type Slot } from '../../values/expression-sites.ts';
import { pointerTo } from '../../source/document.ts';
import type { Sources } from '../../source/sources.ts';
import type { Words } from '../../report/words.ts';
import type { Found, Problem } from '../rule.ts';
import { operatorUnknown } from './operator-unknown.ts';
import { resultMisplaced } from '../shape/result-misplaced.ts';
import { variableUnknown } from '../names/variable-unknown.ts';

/** Finds expressions that the engine would refuse, by compiling each as it does. */
export function* expressionInvalid(sources: Sources): Generator<Problem> {
  // The rules about operators and variables know more than the engine.
  const known = [operatorUnknown, variableUnknown, resultMisplaced].flatMap((find) => find(sources));
  for (const { document, definition } of soundJourneys(sources))
    for (const slot of slotsOf(definition)) {
      // Of a name that there is not, guard-unknown speaks.
      if (guardUses({ allow: slot.expression }).length > 0) continue;
      if (known.some((at) => at.document === document && isWithin(slot.pointer, at.pointer))) continue;
      const refusal = refusalOf(slot, definition.id);
      if (refusal) yield { document, ...refusal };
    }
}

const isWithin = (outer: string, inner: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

function refusalOf(slot: Slot, journey: string): Found | undefined {
  const place = {
    journey,
    path: slot.pointer,
    guard: slot.role === 'guard' || slot.role === 'promise',
    result: Boolean(slot.result),
  };
  try {
    compileExpression(slot.expression, place);
    return undefined;
  } catch (error) {
    if (error instanceof JourneyError) return told(error, slot);
    throw error;
  }
}

function told({ code, details }: JourneyError, slot: Slot): Found {
  const at = typeof details['path'] === 'string' ? details['path'] : slot.pointer;
  const found = [...operationsIn(slot.expression, slot.pointer)].find(
    ({ name, pointer }) =>
      name === details['operator'] && withoutPlaces(pointer) === withoutPlaces(pointerTo(at, name)),
  );
  const takes = found && operators[found.name]?.takes;
  if (!found || !takes)
    return { pointer: at, message: engineSays(code), ...(isGuard(slot) && { hint: howToAsk }) };
  const message = {
    en: `"${found.name}" takes ${inWords(takes, english)}, and has ${found.args.length}.`,
    it: `"${found.name}" prende ${inWords(takes, italian)}, e ne ha ${found.args.length}.`,
  };
  return { pointer: found.pointer, part: 'key', message };
}

const isGuard = ({ role }: Slot): boolean => role === 'guard' || role === 'promise';

const howToAsk: Words = {
  en: 'Write one operator with its operands: { "===": [{ "var": "data.way" }, "PHONE"] }, { "var": "session.limited" }; several conditions stand in the list of one "and" or "or".',
  it: 'Scrivi un solo operatore con i suoi operandi: { "===": [{ "var": "data.way" }, "PHONE"] }, { "var": "session.limited" }; più condizioni stanno nell’elenco di un solo "and" o "or".',
};

/** A single operand may stand without its list: the engine counts it as the first, the file has no such place. */
const withoutPlaces = (pointer: string): string => pointer.replaceAll(/\/0(?=\/)/g, '');

type Counting = { one: string; more: string; or: string; orMore: string };

const english: Counting = { one: 'operand', more: 'operands', or: 'or', orMore: 'or more' };
const italian: Counting = { one: 'operando', more: 'operandi', or: 'o', orMore: 'o più' };

function inWords([fewest, most]: readonly [number, number], { one, more, or, orMore }: Counting): string {
  const count = (many: number) => `${many} ${many === 1 ? one : more}`;
  if (fewest === most) return count(fewest);
  return most === Number.POSITIVE_INFINITY ? `${count(fewest)} ${orMore}` : `${fewest} ${or} ${count(most)}`;
}

/** The engine speaks to its log, in English; here stand in Italian the refusals of expressions. */
const inItalian: Readonly<Partial<Record<JourneyErrorCode, string>>> = {
  EXPRESSION_INVALID: 'Un’espressione è un valore, un modello, o un operatore con gli operandi che prende.',
  EXPRESSION_OPERATOR_UNKNOWN: 'Una condizione può usare solo gli operatori del registro.',
  EXPRESSION_ROOT_UNKNOWN: 'Una variabile comincia con una radice che si possa leggere qui.',
};

function engineSays(code: JourneyErrorCode): Words {
  const text = journeyErrorTexts[code];
  const en = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  return { en, it: inItalian[code] ?? `Il motore non lo accetta: ${code}.` };
}
