import { useTranslation } from '#i18n';
import type { CardProfiling } from '#schemas';
import { useOpenable } from '#ui/state';
import { Badge } from '#ui/kit';
import { useSelectedCard } from '../../cards/use-selected-card.ts';
import { Blocked } from '../security-box/Blocked.tsx';
import { TileButton } from '../security-box/OpenButton.tsx';
import { SecurityItem } from '../security-box/SecurityItem.tsx';

/** Shows how the e-Code of the selected card stands, and leads to where it is seen, changed or unlocked (ECODE-01). */
export function EcodeBox() {
  const { context } = useSelectedCard();
  if (context?.profiling.KEY_6 === undefined) return null;
  return <LoadedBox profiling={context.profiling} />;
}

function LoadedBox({ profiling }: { profiling: CardProfiling }) {
  const { t } = useTranslation('card-security');
  const isAbsent = profiling.KEY_6?.status === 'ABSENT';
  const place = isAbsent ? '/keysix' : '/n/manage-card/superpin';
  const { reason } = useOpenable(place);
  const isBlocked = profiling.KEY_6?.status === 'BLOCKED' && reason === undefined;
  const isOpen = reason === undefined && !isBlocked;
  return (
    <SecurityItem
      icon="code"
      title={t('eCode.title')}
      text={t('eCode.text')}
      badge={isBlocked && <Badge tone="warning">{t('blocked.badge')}</Badge>}
      actions={
        isOpen && (
          <>
            <TileButton opens={place} label={isAbsent ? undefined : t('eCode.manageLabel')}>
              {t(isAbsent ? 'eCode.insert' : 'eCode.manage')}
            </TileButton>
            <TileButton opens="TUTORIAL_K6" label={t('eCode.tutorialLabel')}>
              {t('eCode.tutorial')}
            </TileButton>
          </>
        )
      }
      refused={reason && { reason, message: wordsOf(profiling, reason) }}
    >
      {isBlocked && <Blocked opens={unlockOf(profiling)} label={t('eCode.unlockLabel')} />}
    </SecurityItem>
  );
}

/** Returns the popup that unlocks the e-Code, with 3D Secure when that is blocked too (ECODE-03). */
function unlockOf(profiling: CardProfiling): string {
  return profiling['3D_SECURE']?.status === 'BLOCKED' ? 'UNLOCK_KEYSIX_3DS_POPUP' : 'UNLOCK_KEYSIX_POPUP';
}

function wordsOf({ KEY_6 }: CardProfiling, reason: string): string | undefined {
  return reason === 'blocked' ? KEY_6?.cardBlockedMessage : undefined;
}
