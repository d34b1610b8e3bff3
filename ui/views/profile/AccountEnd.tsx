import { useId } from 'react';
import { useTranslation } from '#i18n';
import type { JourneyEnd } from '#ui/journey';
import { useApp, useGoneOn, useOpenable } from '#ui/state';
import { Button, Heading, Surface } from '#ui/kit';
import styles from './AccountEnd.module.css';

const popup = 'REVOKE_USER';

/** Lets the holder leave the portal for good; the bank has ended the session then (PROFILE-06). */
export function AccountEnd() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const { session } = useApp();
  const ended = (end: JourneyEnd | undefined): void => {
    if (end?.outcome === 'completed') session.left();
  };
  const { isOpening, open } = useOpenable(popup);
  useGoneOn(popup, ended);
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
        onPress={() => void open().then(ended)}
      >
        {t('revoke.action')}
      </Button>
    </Surface>
  );
}
