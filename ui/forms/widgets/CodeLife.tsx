import { formatSeconds } from '#i18n';
import { useEffect, useEffectEvent, useState } from 'react';
import { VisuallyHidden } from '#ui/kit';
import styles from './CodeLife.module.css';
import { countDown, type Life } from './code-life.ts';
import type { FormContext } from './field-props.ts';

type CodeLifeProps = { life: Life; texts: FormContext['texts']; tellTime: () => number };

const second = 1000;

/**
 * Counts down how long a code is good and when another may be asked for (HOLDER-13). It is read out twice before the end and at
 * the end, not each second; another code draws it anew, with the form.
 */
export function CodeLife({ life, texts, tellTime }: CodeLifeProps) {
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
    key: 'good' | 'over' | 'again' | 'minute' | 'moment',
    values: Record<string, string> = {},
  ): string => texts({ kind: 'shared', key: `code.life.${key}`, values }) ?? '';
  return (
    <p className={styles['life']} data-again={again > 0 ? 'waits' : undefined}>
      <span aria-hidden={isOver}>
        {isOver ? word('over') : word('good', { left: formatSeconds(left) })}
        {again > 0 && ` ${word('again', { left: formatSeconds(again) })}`}
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
