import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { Dialog } from '#ui/kit';
import { useId, useState } from 'react';
import { MainActions } from './screen/MainActions.tsx';
import { outcomeLook } from './screen/outcome-look.ts';
import type { JourneyRun } from './run/run.ts';
import { closeScreen, goBackIn, hasWayOut } from './screen-actions.ts';
import { ScreenBody, type Answer } from './screen/ScreenBody.tsx';
import { wordsOf } from './screen/words.ts';

type Answered = { at: string; values: Answer };

/** Draws a screen as a popup: one sentence, one field or choice, the main action last, the way out there unless the journey has none (ECODE-12). */
export function JourneyDialog({ run, screen }: { run: JourneyRun; screen: Screen }) {
  const { i18n, t } = useTranslation('frame');
  const formId = useId();
  const [validAt, setValidAt] = useState<string>();
  const [answered, setAnswered] = useState<Answered>();
  const answer = answered?.at === screen.at ? answered.values : undefined;
  const isClosable = hasWayOut(screen);
  const drawn = { run, screen, formId, isValid: validAt === screen.at, answer };
  return (
    <Dialog
      isOpen
      {...outcomeLook(screen)}
      title={wordsOf(i18n, screen.title)}
      closeLabel={isClosable ? t('close') : undefined}
      isDismissable={isClosable}
      onClose={() => closeScreen(run, screen)}
      onBack={() => goBackIn(run)}
      focusKey={screen.at}
      footer={<MainActions {...drawn} />}
    >
      <ScreenBody
        key={screen.at}
        {...drawn}
        onValidity={(isValid) => setValidAt(isValid ? screen.at : undefined)}
        onAnswer={(values) => setAnswered({ at: screen.at, values })}
      />
    </Dialog>
  );
}
