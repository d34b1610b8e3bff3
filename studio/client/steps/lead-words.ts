import type { TFunction } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';

/** Words a place of a journey’s file that leads to a step: a way of another step, which is named, or the beginning. */
export function leadWords(
  t: TFunction,
  pointer: string,
  { steps, ways }: Pick<JourneyView, 'steps' | 'ways'>,
): { words: string; step?: string } {
  const [, root, first = '', , last = ''] = pointer.split('/');
  const found = ways.find(({ id, from }) => id === from + pointer);
  // What the holder reads of a refusal would hide which it is.
  const way = found && wayWords(t, found.kind === 'error' ? withoutWords(found) : found);
  const from = steps.find(({ name }) => name === (root === 'steps' ? first : undefined));
  if (from) {
    const title = stepTitle(t, from);
    return {
      words: way === undefined ? title : t('remove.lead.way', { step: title, way }),
      step: from.name,
    };
  }
  if (way !== undefined) return { words: t('remove.lead.anywhere', { way }) };
  if (root === 'start') return { words: t('remove.lead.start') };
  if (root === 'resume') return { words: t('remove.lead.resume', { state: pointer.split('/').at(-1) }) };
  return { words: root === 'migrations' ? t('remove.lead.earlier', { name: last }) : pointer };
}

function withoutWords({ words: _words, ...way }: JourneyView['ways'][number]): JourneyView['ways'][number] {
  return way;
}
