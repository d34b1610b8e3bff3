import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#i18n';
import { useOpenable } from '#ui/state';
import { Button, type ButtonVariant, Icon } from '#ui/kit';

type OpenButtonProps = {
  /** The name of a popup, or a path. */
  opens: string;
  children: ReactNode;
  /** Says more than the visible words, which it contains. */
  label?: string | undefined;
  variant?: ButtonVariant | undefined;
};

/** Does the same as what a tile may do, marked as its other actions are. */
export function TileButton({ children, ...rest }: OpenButtonProps) {
  return (
    <OpenButton variant="quiet" {...rest}>
      {children}
      <Icon name="next" />
    </OpenButton>
  );
}

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
