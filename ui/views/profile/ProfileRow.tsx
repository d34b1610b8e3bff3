import type { ReactNode } from 'react';
import { useTranslation } from '#i18n';
import { useOpenable, useStored } from '#ui/state';
import { Button, ButtonLink, Skeleton, VisuallyHidden } from '#ui/kit';
import { useSelectedCard } from '../cards/use-selected-card.ts';
import styles from './ProfileRow.module.css';

type ProfileRowProps = {
  /** A key of the texts: label, action and what the action says aloud. */
  name: string;
  /** Nothing holds its place, until the holder is known. */
  value: ReactNode;
  /** The popup or path that changes it; without one it is only shown. */
  opens?: string;
  /** The page that shows it. */
  leadsTo?: string;
};

/** Shows one thing that is known of the holder, and the way to change it. */
export function ProfileRow({ name, value, opens, leadsTo }: ProfileRowProps) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles['row']}>
      <dt className={styles['label']}>{t(`${name}.label`)}</dt>
      <dd className={styles['value']}>{value ?? <Skeleton width="60%" />}</dd>
      {opens !== undefined && (
        <dd className={styles['way']}>
          <Change name={name} opens={opens} />
        </dd>
      )}
      {leadsTo !== undefined && (
        <dd className={styles['way']}>
          <ButtonLink href={leadsTo} variant="secondary">
            {t(`${name}.action`)} <VisuallyHidden>{t(`${name}.actionRest`)}</VisuallyHidden>
          </ButtonLink>
        </dd>
      )}
    </div>
  );
}

/** Opens what changes it; a service that the bank has switched off has no button (GATE-04). */
function Change({ name, opens }: { name: string; opens: string }) {
  const { t } = useTranslation('profile');
  const { reason, isOpening, open, prefetch } = useOpenable(opens);
  const { listStatus, contextStatus } = useSelectedCard();
  const isKnown = useStored('profile', (state) => state.profile !== undefined);
  const isComing = [listStatus, contextStatus].some((status) => status === 'loading');
  // What hangs on the card looks switched off until the card is known: its place is held, so that nothing jumps under a finger.
  if (!isKnown || (reason === 'off' && isComing)) return <HeldPlace words={t(`${name}.action`)} />;
  if (reason === 'off') return null;
  return (
    <span onPointerEnter={prefetch} onFocus={prefetch}>
      <Button
        variant="secondary"
        isLoading={isOpening}
        loadingLabel={t('opening')}
        aria-label={t(`${name}.actionLabel`)}
        onPress={() => void open()}
      >
        {t(`${name}.action`)}
      </Button>
    </span>
  );
}

/** Is as wide as the button that may come, on which hangs where the words beside it break. */
function HeldPlace({ words }: { words: string }) {
  return (
    <span className={styles['held']} aria-hidden="true">
      <Button variant="secondary" isDisabled>
        {words}
      </Button>
    </span>
  );
}
