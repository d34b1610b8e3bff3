import type { ScreenAction } from '#engine';
import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { viewAnswers } from '#ui/steps';
import { useSyncExternalStore } from 'react';
import { arrange } from '../screen-actions.ts';
import type { DrawnScreen } from './ScreenBody.tsx';
import type { Answer } from './use-view-answer.ts';
import { wordsOf } from './words.ts';

type MainActionsProps = DrawnScreen & {
  /** May ask the holder before the way out is taken. */
  leaving?: (act: () => void) => void;
  /** Hears that nothing is chosen yet in the view. */
  onMissed: () => void;
};

/** Draws the way out, or the other answer, and the main action. */
export function MainActions({ leaving = (act) => act(), ...drawn }: MainActionsProps) {
  const { run, screen } = drawn;
  const { i18n, t } = useTranslation('frame');
  const { main, close } = arrange(screen);
  const callOff = useSyncExternalStore(run.uploads?.subscribe ?? never, () =>
    screen.busy ? run.uploads?.callOff() : undefined,
  );
  const act = (name: string) => () => void run.session.act(name);
  return (
    <>
      {close && (
        <Button
          variant="secondary"
          isDisabled={screen.busy && callOff === undefined}
          isLoading={screen.busy && screen.busyAction === close.name}
          loadingLabel={t('loading')}
          onPress={callOff ?? (close.name === 'close' ? () => leaving(act('close')) : act(close.name))}
        >
          {wordsOf(i18n, close.text)}
        </Button>
      )}
      {main && <MainAction {...drawn} main={main} />}
    </>
  );
}

const never = () => () => undefined;

type MainActionProps = Omit<MainActionsProps, 'leaving'> & { main: ScreenAction };

/** Sends the form or what was chosen in a view, which say what is missing; while the bank is asked it shows so (LOAD-02). */
function MainAction(drawn: MainActionProps) {
  const { run, screen, formId, isValid, main, onMissed } = drawn;
  const { i18n, t } = useTranslation('frame');
  const isForm = screen.form !== undefined && main.submits;
  const isHeld = screen.popup !== undefined && offeredWhenValid.has(screen.popup);
  const sent = sentAlong(drawn);
  const goOn = () => (sent === undefined ? onMissed() : run.session.act(main.name, sent));
  const isLoading = screen.busy && screen.busyAction === main.name;
  return (
    <Button
      type={isForm ? 'submit' : 'button'}
      form={isForm ? formId : undefined}
      isWaiting={isForm && !isValid && isHeld}
      isLoading={isLoading}
      loadingLabel={t('loading')}
      onPress={isForm ? undefined : goOn}
    >
      {wordsOf(i18n, main.text)}
    </Button>
  );
}

/** The popups whose main action is offered only once the form is valid, by the documents’ letter (PHONE-02). */
const offeredWhenValid: ReadonlySet<string> = new Set(['EDIT_TEL_NUMB']);

/** What goes along with the main action; undefined while the view has no answer yet. */
function sentAlong({ screen: { view }, chosen, main }: MainActionProps): Answer | undefined {
  if (view === undefined || !main.submits || !viewAnswers(view.name)) return {};
  // What was chosen when the screen was last shown may be sent as it is.
  const answer = chosen.answer ?? view.values;
  return isGiven(answer) ? answer : undefined;
}

/** Of several choices, all may have been put back. */
function isGiven(answer: Answer): boolean {
  const values = Object.values(answer);
  return values.length > 0 && !values.some((value) => Array.isArray(value) && value.length === 0);
}
