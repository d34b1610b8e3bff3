import { onceFor } from '../../source/memoize.ts';
import { textAt } from '../../texts/text-places.ts';
import type { Sources } from '../../source/sources.ts';
import type { ExcusingRule, WordingProblem } from '../../report/suppressions.ts';
import type { Words } from '../../report/words.ts';
import type { Problem } from '../rule.ts';
import { longTexts } from '../texts/text-long.ts';
import { twinTexts } from '../texts/text-twin.ts';
import { avoidedWords } from '../texts/text-word.ts';

const found = {
  'text-long': longTexts,
  'text-word': avoidedWords,
  'text-twin': twinTexts,
} satisfies Record<ExcusingRule, (sources: Sources) => Iterable<WordingProblem>>;

/** Finds excuses for texts that need none. */
export function* excuseUnused(sources: Sources): Generator<Problem> {
  const { words } = sources;
  const needed = onceFor(
    (find: (typeof found)[ExcusingRule]) => new Set([...find(sources)].map((problem) => problem.text)),
  );
  for (const [index, { rule, text }] of (words?.value?.excused ?? []).entries()) {
    if (!words || needed(found[rule]).has(text) || isHidden(text, sources)) continue;
    yield {
      document: words.document,
      pointer: `/excused/${index}/text`,
      message: hasText(sources, text) ? needless(text, rule) : absent(text),
    };
  }
}

/** Returns whether a text stands where nothing can be read: what the rule would say of it is not known. */
function isHidden(text: string, { texts, journeys }: Sources): boolean {
  const [namespace = ''] = text.split('.');
  const journey = journeys.get(namespace)?.journey;
  return (
    texts.get(namespace)?.problem !== undefined || (journey !== undefined && journey.value === undefined)
  );
}

function hasText({ texts }: Sources, text: string): boolean {
  const [namespace = '', ...path] = text.split('.');
  return textAt(texts.get(namespace)?.value, path) !== undefined;
}

const needless = (text: string, rule: string): Words => ({
  en: `The rule "${rule}" has nothing to say of the text "${text}".`,
  it: `La regola "${rule}" non ha nulla da dire del testo "${text}".`,
});

const absent = (text: string): Words => ({
  en: `There is no text "${text}".`,
  it: `Non c’è un testo "${text}".`,
});
