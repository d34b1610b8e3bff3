import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import { actionOf, type ClickLocation, type Programme } from './programme.ts';
import { useWayToPartner } from './use-programme.ts';

type ProgrammeButtonProps = {
  type: Programme;
  from: ClickLocation;
  /** The id of the title that says of what. */
  describedBy: string;
  variant?: 'primary' | 'secondary' | 'quiet';
};

/** Leads to the partner by what the holder of such a card can do there (LOYAL-09). */
export function ProgrammeButton({ type, from, describedBy, variant = 'secondary' }: ProgrammeButtonProps) {
  const { t } = useTranslation('loyalty');
  const { go, isOpening } = useWayToPartner(from);
  return (
    <Button
      variant={variant}
      onPress={go}
      isLoading={isOpening}
      loadingLabel={t('opening')}
      aria-describedby={describedBy}
    >
      {t(`actions.${actionOf[type]}`)}
    </Button>
  );
}
