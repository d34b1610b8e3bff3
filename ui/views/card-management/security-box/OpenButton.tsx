import { useEffect } from 'react';
import { useTranslation } from '#i18n';
import { useOpenable } from '#ui/state';
import { Button, type ButtonVariant } from '#ui/kit';

type OpenButtonProps = {
  /** The name of a popup, or a path. */
  opens: string;
  children: string;
  /** Says more than the visible words, which it contains. */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
};

/** Opens a popup above the page or goes to another page. */
export function OpenButton({ opens, children, label, variant = 'secondary' }: OpenButtonProps) {
  const { t } = useTranslation('card-security');
  const { status, isOpening, open, prefetch } = useOpenable(opens);
  useEffect(() => {
    if (status === 'offered') prefetch();
  }, [status, prefetch]);
  return (
    <Button
      variant={variant}
      aria-label={label}
      isLoading={isOpening}
      loadingLabel={t('opening')}
      onPress={() => void open()}
    >
      {children}
    </Button>
  );
}
