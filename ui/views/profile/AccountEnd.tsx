import { useId } from 'react';
import { useTranslation } from '#i18n';
import { useApp, useOpenable } from '#ui/state';
import { Button, Heading, Surface } from '#ui/kit';
import styles from './AccountEnd.module.css';

/** Lets the holder leave the portal for good; the bank has ended the session then (PROFILE-06). */
export function AccountEnd() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const { session } = useApp();
  const { isOpening, open } = useOpenable('REVOKE_USER');
  const revoke = async (): Promise<void> => {
    const end = await open();
    if (end?.outcome === 'completed') session.left();
  };
  return (
    <Surface labelledBy={titleId}>
      <Heading level={2} size="group" id={titleId}>
        {t('revoke.title')}
      </Heading>
      <p className={styles['text']}>{t('revoke.text')}</p>
      <Button
        variant="secondary"
        isLoading={isOpening}
        loadingLabel={t('opening')}
        onPress={() => void revoke()}
      >
        {t('revoke.action')}
      </Button>
    </Surface>
  );
}
