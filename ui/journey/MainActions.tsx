import { useAllTexts, useTexts } from '#i18n';
import { Button } from '#ui/kit';
import { arrange } from './screen-actions.ts';
import type { DrawnScreen } from './ScreenBody.tsx';
import { wordsOf } from './words.ts';

/** Draws the way out and the main action; the one that was pressed shows that the bank is being asked (LOAD-02). */
export function MainActions({ run, screen, formId, isValid }: DrawnScreen) {
  const texts = useAllTexts();
  const t = useTexts('frame');
  const { main, close } = arrange(screen.actions);
  const isForm = screen.form !== undefined && main?.submits === true;
  const isLoading = screen.busy && screen.busyAction === main?.name;
  return (
    <>
      {close && (
        <Button variant="secondary" isDisabled={screen.busy} onPress={() => run.session.act(close.name)}>
          {wordsOf(texts, close.text)}
        </Button>
      )}
      {main && (
        <Button
          type={isForm ? 'submit' : 'button'}
          form={isForm ? formId : undefined}
          isDisabled={isForm && !isValid && !isLoading}
          isLoading={isLoading}
          loadingLabel={t('loading')}
          onPress={isForm ? undefined : () => run.session.act(main.name)}
        >
          {wordsOf(texts, main.text)}
        </Button>
      )}
    </>
  );
}
