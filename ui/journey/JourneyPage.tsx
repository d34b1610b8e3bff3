import type { Screen } from '#engine';
import { useAllTexts } from '#i18n';
import { Heading } from '#ui/kit';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './JourneyPage.module.css';
import { MainActions } from './MainActions.tsx';
import type { JourneyRun } from './run.ts';
import { ScreenBody, type Answer } from './ScreenBody.tsx';
import { wordsOf } from './words.ts';

/** Draws a screen as a page of its own. */
export function JourneyPage({ run, screen }: { run: JourneyRun; screen: Screen }) {
  const texts = useAllTexts();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isValid, setValid] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  // Before the form, which may be asked to take the focus for its first field.
  useLayoutEffect(() => heading.current?.focus(), []);
  const drawn = { run, screen, formId, isValid, answer };
  return (
    <div className={styles['page']}>
      <Heading level={1} ref={heading}>
        {wordsOf(texts, screen.title)}
      </Heading>
      <ScreenBody {...drawn} onValidity={setValid} onAnswer={setAnswer} />
      <div className={styles['actions']}>
        <MainActions {...drawn} />
      </div>
    </div>
  );
}
