import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { Heading, StatusMark } from '#ui/kit';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import styles from './JourneyPage.module.css';
import { LeaveQuestion } from './screen/LeaveQuestion.tsx';
import { MainActions } from './screen/MainActions.tsx';
import { outcomeLook } from './screen/outcome-look.ts';
import type { JourneyRun } from './run/run.ts';
import { ScreenBody } from './screen/ScreenBody.tsx';
import { UploadLine } from './screen/UploadLine.tsx';
import { useTimeLeft } from './screen/use-time-left.ts';
import { useViewAnswer } from './screen/use-view-answer.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { usePageBack } from './use-page-back.ts';
import { wordsOf } from './screen/words.ts';

type JourneyPageProps = {
  run: JourneyRun;
  screen: Screen;
  /** The holder has answered something in the run. */
  isTouched: boolean;
  onTouched: () => void;
};

/** Draws a screen as a page of its own. */
export function JourneyPage({ run, screen: given, isTouched, onTouched }: JourneyPageProps) {
  const { screen, spoken } = useTimeLeft(given, run.now);
  const { i18n } = useTranslation();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isValid, setValid] = useState(false);
  const { chosen, onAnswer, onMissed } = useViewAnswer(run, screen.at);
  const [isTyped, setTyped] = useState(false);
  const [isReading, setReading] = useState(false);
  const { close, ...leaving } = usePageBack({ run, screen, isTouched, isReading });
  useLeaveWarning(isTyped || isReading);
  const touch = () => {
    setTyped(true);
    onTouched();
  };
  // Before the form, which may be asked to take the focus for its first field.
  useLayoutEffect(() => heading.current?.focus(), []);
  const look = outcomeLook(screen);
  const drawn = { run, screen, spoken, formId, isValid, chosen };
  return (
    <div className={styles['page']}>
      {look && <StatusMark {...look} />}
      <Heading level={1} ref={heading}>
        {wordsOf(i18n, screen.title)}
      </Heading>
      <ScreenBody
        {...drawn}
        onValidity={setValid}
        onTyped={touch}
        onReading={setReading}
        onAnswer={(values) => {
          onAnswer(values);
          touch();
        }}
      />
      <div className={styles['actions']}>
        <MainActions {...drawn} onMissed={onMissed} leaving={close} />
      </div>
      <UploadLine key={`upload ${screen.at}`} run={run} />
      <LeaveQuestion
        {...leaving}
        leave={() => {
          setTyped(false);
          leaving.leave();
        }}
      />
    </div>
  );
}
