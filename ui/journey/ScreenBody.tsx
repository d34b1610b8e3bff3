import type { Screen } from '#engine';
import { useAllTexts, useTexts } from '#i18n';
import { JourneyForm, type JourneyFormHandle } from '#ui/forms';
import { Button } from '#ui/kit';
import { StepView } from '#ui/steps';
import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { JourneyRun } from './run.ts';
import { arrange } from './screen-actions.ts';
import styles from './ScreenBody.module.css';
import { formTextsOf, wordsOf } from './words.ts';

/** A screen being drawn; the main action stands outside of the form and submits it by id. */
export type DrawnScreen = { run: JourneyRun; screen: Screen; formId: string; isValid: boolean };

type ScreenBodyProps = DrawnScreen & { onValidity: (isValid: boolean) => void };

/** Draws what stands between a screen’s title and its main actions, and moves the focus as the engine asks. */
export function ScreenBody({ run, screen, formId, onValidity }: ScreenBodyProps) {
  const texts = useAllTexts();
  const handle = useRef<JourneyFormHandle>(null);
  const compiled = screen.form && run.form(screen.journey, screen.form.name);
  const { submitAs, submitted } = useSubmission(screen, formId);
  const body = wordsOf(texts, screen.body);
  useWishedFocus(run, handle);
  return (
    <>
      {body !== '' && <p className={styles['sentence']}>{body}</p>}
      {screen.form && compiled && (
        <JourneyForm
          ref={handle}
          id={formId}
          name={screen.form.name}
          form={compiled}
          state={screen.form.state}
          values={screen.form.values}
          choices={screen.form.choices}
          texts={formTextsOf(texts, screen)}
          onSubmit={(answers) => run.session.act(submitted(), answers)}
          onValidity={onValidity}
        />
      )}
      {screen.view && (
        <StepView
          name={screen.view.name}
          input={screen.view.input}
          isBusy={screen.busy}
          onAct={(action, values) => run.session.act(action, values)}
        />
      )}
      <OtherActions run={run} screen={screen} submitAs={submitAs} />
    </>
  );
}

/**
 * Submits the form for the action that asked: Enter and the main button stand for the main one, and others that submit
 * say so while they do.
 */
function useSubmission({ actions }: Screen, formId: string) {
  const asked = useRef<string>(undefined);
  return {
    submitAs: (action: string): void => {
      const form = document.getElementById(formId);
      asked.current = action;
      if (form instanceof HTMLFormElement) form.requestSubmit();
      asked.current = undefined;
    },
    submitted: (): string => asked.current ?? arrange(actions).main?.name ?? 'submit',
  };
}

type OtherActionsProps = Pick<DrawnScreen, 'run' | 'screen'> & { submitAs: (action: string) => void };

function OtherActions({ run, screen, submitAs }: OtherActionsProps) {
  const texts = useAllTexts();
  const t = useTexts('frame');
  const { others } = arrange(screen.actions);
  if (others.length === 0 && !screen.canGoBack) return null;
  return (
    <div className={styles['others']}>
      {screen.canGoBack && (
        <Button variant="quiet" icon="back" isDisabled={screen.busy} onPress={() => run.session.back()}>
          {t('goBack')}
        </Button>
      )}
      {others.map(({ name, text, submits }) => (
        <Button
          key={name}
          variant="quiet"
          isLoading={screen.busy && screen.busyAction === name}
          loadingLabel={t('loading')}
          isDisabled={screen.busy && screen.busyAction !== name}
          onPress={() => (submits && screen.form ? submitAs(name) : run.session.act(name))}
        >
          {wordsOf(texts, text)}
        </Button>
      ))}
    </div>
  );
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
