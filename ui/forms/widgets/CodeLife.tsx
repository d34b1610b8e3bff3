import { formatSeconds, formatTime } from '#i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '#ui/kit';
import styles from './CodeLife.module.css';
import { countDown, type Life } from './code-life.ts';
import type { FormContext } from './field-props.ts';

type CodeLifeProps = {
  id: string;
  life: Life;
  /** Whether it was sent because the holder asked for another. */
  isAnother: boolean;
  texts: FormContext['texts'];
  tellTime: () => number;
};

const second = 1000;

/**
 * Counts down how long a code is good and when another may be asked for (HOLDER-13). It is read out twice before the end and at
 * the end, not each second, and when another code was refused. Of another code it first says that it was sent, of one that was
 * sent before when. It stays about as long as it was, so that nothing moves under a finger; another code draws it anew, with the form.
 */
export function CodeLife({ id, life, isAnother, texts, tellTime }: CodeLifeProps) {
  const [since] = useState(tellTime);
  const [now, setNow] = useState(since);
  const [first] = useState(life);
  const count = countDown(life, { since, now });
  const { left, again, spoken } = count;
  const isOver = left === 0;
  const isSettled = isOver && again === 0;
  const tick = useEffectEvent(() => setNow(tellTime()));
  useEffect(() => {
    if (isSettled) return undefined;
    const timer = setInterval(() => tick(), second);
    return () => clearInterval(timer);
  }, [isSettled]);
  const { word, state, next, whole } = wordsOf(count, { life, isAnother, texts });
  const isRefused = life.again !== first.again && again > 0;
  return (
    <p id={id} className={styles['life']}>
      <span aria-hidden={isOver}>{whole}</span>
      <output>
        <VisuallyHidden>
          {isSettled ? whole : isOver && state}
          {spoken && word(spoken)}
          {isRefused && <AsItWas key={life.again} text={next} />}
        </VisuallyHidden>
      </output>
    </p>
  );
}

type Word = 'sent' | 'before' | 'good' | 'over' | 'again' | 'now' | 'minute' | 'moment';

/** Words what is left of a code, when another may be asked for, and both as they stand in sight. */
function wordsOf(
  { left, again }: { left: number; again: number },
  { life: { sentAt }, isAnother, texts }: Omit<CodeLifeProps, 'id' | 'tellTime'>,
) {
  const times = { left: formatSeconds(left), again: formatSeconds(again) };
  const word = (key: Word, values = {}): string =>
    texts({ kind: 'shared', key: `code.life.${key}`, values: { ...times, ...values } }) ?? '';
  const good = sentAt === undefined ? word('good') : word('before', { time: formatTime(sentAt) });
  const state = left === 0 ? word('over') : good;
  const next = word(again > 0 ? 'again' : 'now');
  return { word, state, next, whole: isAnother && left > 0 && again > 0 ? word('sent') : `${state} ${next}` };
}

/** Says what it said first: what is read out does not count. */
function AsItWas({ text }: { text: string }) {
  const [first] = useState(text);
  return ` ${first}`;
}
