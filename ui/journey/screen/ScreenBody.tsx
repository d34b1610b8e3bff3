import type { Screen, ScreenAction } from '#engine';
import { useTranslation } from '#i18n';
import { JourneyForm, type JourneyFormHandle } from '#ui/forms';
import { RichText, VisuallyHidden } from '#ui/kit';
import { StepView } from '#ui/steps';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { besideLines } from './beside-lines.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { LostTypingNotice } from './LostTypingNotice.tsx';
import { OtherActions } from './OtherActions.tsx';
import { isEmpty } from '../kept/lost-typing.ts';
import type { JourneyRun } from '../run/run.ts';
import { arrange } from '../screen-actions.ts';
import styles from './ScreenBody.module.css';
import { ScreenProgress } from './ScreenProgress.tsx';
import { ScreenSummary } from './ScreenSummary.tsx';
import type { TimedScreen } from './use-time-left.ts';
import type { Answer, ViewAnswer } from './use-view-answer.ts';
import { formTextsOf, richWordsOf } from './words.ts';

/** A screen being drawn; the main action stands outside of the form and submits it by id. */
export type DrawnScreen = {
  run: JourneyRun;
  screen: Screen;
  spoken: TimedScreen['spoken'];
  formId: string;
  isValid: boolean;
  chosen: ViewAnswer;
};

type ScreenBodyProps = DrawnScreen & {
  onValidity: (isValid: boolean) => void;
  onAnswer: (answer: Answer) => void;
  /** Tells that the holder has typed something. */
  onTyped?: (() => void) | undefined;
  /** Tells while files are read that the form does not hold yet. */
  onReading?: ((isReading: boolean) => void) | undefined;
};

/** Draws what stands between a screen’s title and its main actions, and moves the focus as the engine asks. */
export function ScreenBody(props: ScreenBodyProps) {
  const { run, screen, spoken, formId, chosen, onValidity, onAnswer, onTyped, onReading } = props;
  const { i18n } = useTranslation();
  const handle = useRef<JourneyFormHandle>(null);
  const compiled = screen.form && run.form(screen.journey, screen.form.name);
  const { act, submitted } = useSubmission(props);
  const body = richWordsOf(i18n, screen.body);
  const [lost, given] = useLost(run, screen);
  useWishedFocus(run, handle);
  return (
    <>
      <ScreenProgress screen={screen} />
      {lost.length > 0 && <LostTypingNotice screen={screen} fields={lost} />}
      {body !== '' && (
        <div className={styles['sentence']}>
          <RichText text={body} />
        </div>
      )}
      {'deadline' in screen.definition && <SpokenTime mark={spoken} />}
      <ScreenSummary screen={screen} onAct={act} />
      <LeftOutNotice count={run.leftOut(screen.at)} />
      {screen.form && compiled && (
        <JourneyForm
          ref={handle}
          id={formId}
          name={screen.form.name}
          form={compiled}
          state={screen.form.state}
          values={screen.form.values}
          choices={screen.form.choices}
          texts={formTextsOf(i18n, screen)}
          now={run.now}
          beside={besideLines(i18n, run, screen)}
          onSubmit={(answers) => run.session.act(submitted(), answers)}
          onValidity={onValidity}
          onReading={onReading}
          onChange={(answers) => {
            onTyped?.();
            run.drafted(answers);
            given(answers);
            if (asksAbout(screen)) run.session.typed(answers);
          }}
        />
      )}
      {screen.view && (
        <StepView
          name={screen.view.name}
          input={screen.view.input}
          given={chosen.answer ?? screen.view.values}
          isBusy={screen.busy}
          missed={chosen.missed}
          now={run.now}
          onAct={(action) => void run.session.act(action)}
          onAnswer={(values) => onAnswer({ ...values })}
        />
      )}
      <OtherActions run={run} screen={screen} formId={formId} onAct={act} />
    </>
  );
}

/** Names what a reload has taken from a form, until all of it was given again. */
function useLost(run: JourneyRun, { at }: Screen) {
  const [givenAt, setGivenAt] = useState('');
  const lost = givenAt === at ? [] : run.lostAt(at);
  const given = (answers: Answer): void => {
    if (lost.every((field) => !isEmpty(answers[field]))) setGivenAt(at);
  };
  return [lost, given] as const;
}

/** Says that the time of a screen is nearly over to anyone who does not see it pass. */
function SpokenTime({ mark }: { mark: TimedScreen['spoken'] }) {
  const { t } = useTranslation('views');
  return (
    <VisuallyHidden>
      <output>{mark && t(`remaining.${mark}`)}</output>
    </VisuallyHidden>
  );
}

/** Returns whether the bank is asked about what is being typed on a screen. */
const asksAbout = ({ definition }: Screen): boolean =>
  'runs' in definition && definition.runs?.on !== undefined;

/**
 * Takes an action, with what stands in the form where it submits that: Enter and the main button stand for the main one, and
 * others that submit say so while they do.
 */
function useSubmission({ run, screen, formId }: DrawnScreen) {
  const asked = useRef<string>(undefined);
  return {
    act: ({ name, submits }: ScreenAction): void => {
      const form = submits && document.forms.namedItem(formId);
      if (!form) return void run.session.act(name);
      asked.current = name;
      form.requestSubmit();
      asked.current = undefined;
    },
    submitted: (): string => asked.current ?? arrange(screen).main?.name ?? 'submit',
  };
}

/** Moves the focus once the screen that it belongs to is drawn; the heading takes it by itself when it appears. */
function useWishedFocus({ attention }: JourneyRun, form: RefObject<JourneyFormHandle | null>): void {
  const wish = useSyncExternalStore(attention.subscribe, attention.wish);
  useEffect(() => {
    if (!wish) return;
    form.current?.focus(wish.target);
    attention.done(wish);
  }, [attention, form, wish]);
}
