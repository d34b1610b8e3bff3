import type { CardService } from '#schemas';
import { useTranslation } from '#i18n';
import { holderCodePopup, useOpenable, useStored } from '#ui/state';
import { Button, EmptyState } from '#ui/kit';
import { serviceHindrance } from '../cards/service-hindrance.ts';

/** Returns whether a card has only the registration code between its holder and one of these services (HOLDER-05). */
export function useCodeMissing(cardId: string, services: readonly CardService['id'][]): boolean {
  const profiling = useStored('cards', ({ contexts }) => contexts[cardId]?.profiling);
  const offered = services.flatMap((service) => profiling?.[service] ?? []);
  const hindrances = offered.map((service) => serviceHindrance(service)?.kind);
  return (
    hindrances.length > 0 &&
    hindrances.every((kind) => kind === 'limited' || kind === 'off') &&
    hindrances.includes('limited')
  );
}

/** Says that the registration code is missing, and leads to where it is given: nothing else can be tried. */
export function CodeMissing() {
  const { t } = useTranslation('instalments');
  const { status, isOpening, open } = useOpenable(holderCodePopup);
  return (
    <EmptyState
      icon="locked"
      title={t('limited.title')}
      action={
        status === 'offered' && (
          <Button isLoading={isOpening} loadingLabel={t('offer.opening')} onPress={() => void open()}>
            {t('offer.enter')}
          </Button>
        )
      }
    >
      <p>{t('limited.text')}</p>
    </EmptyState>
  );
}
