import { useTexts } from '#i18n';
import { holderCodePopup, useOpenable } from '#ui/app';
import { Badge, Button, VisuallyHidden } from '#ui/kit';

type InsertCodeProps = {
  variant: 'secondary' | 'quiet';
  /** What the code unlocks, for who hears the button alone. */
  service?: string | undefined;
};

/** Opens the entry of the registration code, which ends the limits (RCODE-08). */
export function InsertCode({ variant, service }: InsertCodeProps) {
  const t = useTexts('card-management');
  const { status, isOpening, open } = useOpenable(holderCodePopup);
  if (status === 'coming') return <Badge>{t('tile.coming')}</Badge>;
  return (
    <Button
      variant={variant}
      isLoading={isOpening}
      loadingLabel={t('tile.opening')}
      onPress={() => void open()}
    >
      {t('limited.insert')}{' '}
      {service !== undefined && <VisuallyHidden>{t('limited.toUse', { service })}</VisuallyHidden>}
    </Button>
  );
}
