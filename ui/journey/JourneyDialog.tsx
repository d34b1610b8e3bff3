import type { Screen } from '#engine';
import { useTranslation } from '#i18n';
import { Dialog } from '#ui/kit';
import { useId, useState } from 'react';
import { MainActions } from './screen/MainActions.tsx';
import { outcomeLook } from './screen/outcome-look.ts';
import type { JourneyRun } from './run/run.ts';
import { closeScreen, goBackIn, hasWayOut } from './screen-actions.ts';
import { ScreenBody } from './screen/ScreenBody.tsx';
import { UploadLine } from './screen/UploadLine.tsx';
import { useTimeLeft } from './screen/use-time-left.ts';
import { useViewAnswer } from './screen/use-view-answer.ts';
import { wordsOf } from './screen/words.ts';

/** Draws a screen as a popup: one sentence, one field or choice, the main action last, the way out there unless the journey has none (ECODE-12). */
export function JourneyDialog({ run, screen: given }: { run: JourneyRun; screen: Screen }) {
  const { screen, spoken } = useTimeLeft(given, run.now);
  const { i18n, t } = useTranslation('frame');
  const formId = useId();
  const [validAt, setValidAt] = useState<string>();
  const { chosen, onAnswer, onMissed } = useViewAnswer(run, screen.at);
  const isClosable = hasWayOut(screen);
  const drawn = { run, screen, spoken, formId, isValid: validAt === screen.at, chosen };
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
      footer={<MainActions {...drawn} onMissed={onMissed} />}
    >
      <ScreenBody
        key={screen.at}
        {...drawn}
        onValidity={(isValid) => setValidAt(isValid ? screen.at : undefined)}
        onAnswer={onAnswer}
      />
      <UploadLine key={`upload ${screen.at}`} run={run} />
    </Dialog>
  );
}
