import { isNode, valueAt } from '#analysis';
import type { ShownWriting } from '#studio';
import { valueWith } from '../../value-with.ts';
import type { Changing } from './changing-actions.ts';

/** What stands on the button that leads back, unless somebody words it otherwise. */
const changeWords = 'Modifica';

/** Writes the words of a summary, line by line in its order, and of what changes its lines; what goes takes its words along. */
export function shownTexts(
  { step, lines }: ShownWriting,
  { made, gone }: Pick<Changing, 'made' | 'gone'>,
  texts: unknown,
): unknown {
  const before = valueAt(texts, [step, 'summary']);
  const present = isNode(before) ? before : {};
  const summary = lines.map(({ name, label, text }) => [
    name,
    { ...Object(present[name]), label: label.trim(), text: text.trim() },
  ]);
  const told = valueWith(
    texts,
    [step, 'summary'],
    summary.length > 0 ? Object.fromEntries(summary) : undefined,
  );
  const worded = made.reduce((tree, name) => valueWith(tree, [step, 'actions', name], changeWords), told);
  return gone.reduce((tree, name) => valueWith(tree, [step, 'actions', name], undefined), worded);
}
