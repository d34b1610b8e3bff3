import { operationOf } from '../values/expressions.ts';
import { isPlain } from '../values/path-conditions.ts';
import { isRuledOut } from './decision.ts';
import type { Formula } from './formula.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An operand of "and" or "or" that can be left out: its pointer, and which of the two it stands in. */
export type RedundantOperand = { pointer: string; of: 'and' | 'or' };

type Guard = { expression: unknown; formula: Formula; pointer: string };

/**
 * Finds the operands of a guard that those beside them decide, whatever the variables are; of two that say the same the
 * second. Where a part of the guard never or always holds, other rules tell, and nothing is looked for.
 */
export function* redundantOperands(guard: Guard, vocabulary: Vocabulary): Generator<RedundantOperand> {
  const { expression, formula, pointer } = guard;
  const operation = operationOf(expression);
  if (formula.kind !== 'all' && formula.kind !== 'any') return;
  const of = formula.kind === 'all' ? 'and' : 'or';
  const { parts } = formula;
  if (operation?.name !== of || operation.args.length !== parts.length) return;
  const written = operation.args.map((each) => JSON.stringify(each));
  const areAllOpen = [formula, ...parts].every((each) => isOpen(each, vocabulary));
  const place = parts.findLastIndex((part, index) => {
    if (!isPlain(operation.args[index]) && written.indexOf(written[index] ?? '') < index) return true;
    if (!areAllOpen) return false;
    const others = { kind: formula.kind, parts: parts.filter((_, other) => other !== index) };
    const [holds, fails] = of === 'and' ? [others, part] : [part, others];
    return isRuledOut([vocabulary.anything], { holds, fails: [fails] }, vocabulary);
  });
  if (place >= 0) yield { pointer: `${pointer}/${of}/${place}`, of };
  else
    for (const [index, part] of parts.entries())
      yield* redundantOperands(
        { expression: operation.args[index], formula: part, pointer: `${pointer}/${of}/${index}` },
        vocabulary,
      );
}

/** Returns whether a part of a guard may hold and may fail, as far as is known. */
const isOpen = (part: Formula, vocabulary: Vocabulary): boolean =>
  !isRuledOut([vocabulary.anything], { holds: part, fails: [] }, vocabulary) &&
  !isRuledOut([vocabulary.anything], { fails: [part] }, vocabulary);
