import type { ScreenAction } from '#engine';
import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { viewAnswers } from '#ui/steps';
import { arrange } from '../screen-actions.ts';
import type { Answer, DrawnScreen } from './ScreenBody.tsx';
import { wordsOf } from './words.ts';

/** `leaving` may ask the holder before the way out is taken. */
type MainActionsProps = DrawnScreen & { leaving?: (act: () => void) => void };

/** Draws the way out and the main action. */
export function MainActions({ leaving = (act) => act(), ...drawn }: MainActionsProps) {
  const { run, screen } = drawn;
  const { i18n } = useTranslation();
  const { main, close } = arrange(screen);
  return (
    <>
      {close && (
        <Button
          variant="secondary"
          isDisabled={screen.busy}
          onPress={() => leaving(() => run.session.act(close.name))}
        >
          {wordsOf(i18n, close.text)}
        </Button>
      )}
      {main && <MainAction {...drawn} main={main} />}
    </>
  );
}

type MainActionProps = DrawnScreen & { main: ScreenAction };

/** Sends the form, which says what is missing, or what was chosen in a view; while the bank is asked it shows so (LOAD-02). */
function MainAction(drawn: MainActionProps) {
  const { run, screen, formId, isValid, main } = drawn;
  const { i18n, t } = useTranslation('frame');
  const isForm = screen.form !== undefined && main.submits;
  const isHeld = screen.popup !== undefined && offeredWhenValid.has(screen.popup);
  const sent = sentAlong(drawn);
  const isLoading = screen.busy && screen.busyAction === main.name;
  return (
    <Button
      type={isForm ? 'submit' : 'button'}
      form={isForm ? formId : undefined}
      isDisabled={sent === undefined && !isForm && !isLoading}
      isWaiting={isForm && !isValid && isHeld}
      isLoading={isLoading}
      loadingLabel={t('loading')}
      onPress={isForm ? undefined : () => run.session.act(main.name, sent)}
    >
      {wordsOf(i18n, main.text)}
    </Button>
  );
}

/** The popups whose main action is offered only once the form is valid, by the documents’ letter (PHONE-02). */
const offeredWhenValid: ReadonlySet<string> = new Set(['EDIT_TEL_NUMB']);

/** What goes along with the main action; undefined while the view has no answer yet. */
function sentAlong({ screen: { view }, answer, main }: MainActionProps): Answer | undefined {
  const isAsked = view !== undefined && main.submits && viewAnswers(view.name);
  return isAsked ? (answer ?? givenBefore(view.values)) : {};
}

/** What was chosen when the screen was last shown may be sent as it is; nothing while nothing was. */
function givenBefore(values: Answer): Answer | undefined {
  return Object.keys(values).length > 0 ? values : undefined;
}
