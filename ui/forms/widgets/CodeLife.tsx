import { formatSeconds } from '#i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '#ui/kit';
import styles from './CodeLife.module.css';
import { countDown, type Life } from './code-life.ts';
import type { FormContext } from './field-props.ts';

type CodeLifeProps = {
  life: Life;
  /** Whether it was sent because the holder asked for another. */
  isAnother: boolean;
  texts: FormContext['texts'];
  tellTime: () => number;
};

const second = 1000;

/**
 * Counts down how long a code is good and when another may be asked for (HOLDER-13). It is read out twice before the end and at
 * the end, not each second. Of another code it first says that it was sent. It stays about as long as it was, so that nothing moves under a finger; another code draws it
 * anew, with the form.
 */
export function CodeLife({ life, isAnother, texts, tellTime }: CodeLifeProps) {
  const [since] = useState(tellTime);
  const [now, setNow] = useState(since);
  const { left, again, spoken } = countDown(life, (now - since) / second);
  const isOver = left === 0;
  const tick = useEffectEvent(() => setNow(tellTime()));
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick(), second);
    return () => clearInterval(timer);
  }, [isOver]);
  const word = (
    key: 'sent' | 'good' | 'over' | 'again' | 'now' | 'minute' | 'moment',
    values: Record<string, string> = {},
  ): string => texts({ kind: 'shared', key: `code.life.${key}`, values }) ?? '';
  const times = { left: formatSeconds(left), again: formatSeconds(again) };
  const goodFor = word('good', times);
  const running = again > 0 ? `${goodFor} ${word('again', times)}` : `${goodFor} ${word('now')}`;
  return (
    <p className={styles['life']} data-again={again > 0 ? 'waits' : undefined}>
      <span aria-hidden={isOver}>
        {isOver ? word('over') : isAnother && again > 0 ? word('sent', times) : running}
      </span>
      <output>
        <VisuallyHidden>
          {isOver && word('over')}
          {spoken && word(spoken)}
        </VisuallyHidden>
      </output>
    </p>
  );
}
