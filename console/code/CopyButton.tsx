import { useTranslation } from '#i18n';
import { Button, type ButtonVariant, VisuallyHidden } from '#ui/kit';
import { useEffect, useState } from 'react';

type CopyButtonProps = {
  /** What is copied. */
  value: string;
  /** Says what is copied, to who does not see what stands beside. */
  label: string;
  variant?: ButtonVariant;
};

const shownMs = 2000;

/** Copies a value and says so; where the browser lets nobody copy, it says that. */
export function CopyButton({ value, label, variant = 'secondary' }: CopyButtonProps) {
  const { t } = useTranslation('console');
  const [told, setTold] = useState<{ value: string; state: 'copied' | 'refused' }>();
  useEffect(() => {
    if (told === undefined) return undefined;
    const timer = setTimeout(() => setTold(undefined), shownMs);
    return () => clearTimeout(timer);
  }, [told]);
  const state = told?.value === value ? told.state : 'idle';
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(value).then(
      () => setTold({ value, state: 'copied' }),
      () => setTold({ value, state: 'refused' }),
    );
  return (
    <>
      <Button
        variant={variant}
        icon={state === 'copied' ? 'check' : 'copy'}
        onPress={() => void copy()}
        aria-label={`${t(`copy.${state}`)}: ${label}`}
      >
        {t(`copy.${state}`)}
      </Button>
      <output>{state !== 'idle' && <VisuallyHidden>{t(`copy.${state}`)}</VisuallyHidden>}</output>
    </>
  );
}
