import type { Finding } from '#analysis';
import type { JourneyView } from '../../protocol.ts';

type Parts = Pick<JourneyView, 'steps' | 'texts'>;

/** Finds the text or the step of a journey that a finding speaks of; some speak of neither, and have a line alone. */
export function placeOf(
  { file, pointer }: Pick<Finding, 'file' | 'pointer'>,
  { steps, texts }: Parts,
): { text?: string; step?: string } {
  const keys = pointer.split('/').slice(1).map(unescaped);
  const [first, second] = keys;
  const known = (name: string | undefined) => (steps.some((step) => step.name === name) ? name : undefined);
  if (file.startsWith('i18n/')) {
    const key = keys.join('.');
    const text = (
      texts.find((each) => each.key === key) ?? texts.find((each) => each.key.startsWith(`${key}.`))
    )?.key;
    if (text !== undefined) return { text };
  }
  const form = /\/forms\/([^/]+)\.json$/.exec(file)?.[1];
  const step =
    form === undefined
      ? known(first === 'steps' ? second : file.startsWith('i18n/') ? first : undefined)
      : steps.find((each) => each.form === form)?.name;
  return step === undefined ? {} : { step };
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
