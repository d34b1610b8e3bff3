import { useTranslation } from '#i18n';
import { holderCodePopup, useOpenable } from '#ui/state';
import { Button } from '#ui/kit';
import { ActionWords } from './ActionWords.tsx';

type InsertCodeProps = {
  /** What the code unlocks, on its own tile; without it the button speaks for all that is limited. */
  service?: string | undefined;
};

/** Opens the entry of the registration code, which ends the limits (RCODE-08). */
export function InsertCode({ service }: InsertCodeProps) {
  const { t } = useTranslation('card-management');
  const { isOpening, open } = useOpenable(holderCodePopup);
  return (
    <Button
      variant={service === undefined ? 'secondary' : 'quiet'}
      isLoading={isOpening}
      loadingLabel={t('tile.opening')}
      onPress={() => void open()}
    >
      {service === undefined ? (
        t('limited.insert')
      ) : (
        <ActionWords label={t('limited.insert')} title={t('limited.toUse', { service })} />
      )}
    </Button>
  );
}
