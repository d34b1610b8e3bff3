import { useState } from 'react';
import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Button, Heading, Stack } from '#ui/kit';
import { PhoneList } from './PhoneList.tsx';

/** Stands where a login is stopped by something that the portal cannot settle: whom to call, and the way out (TRIG-02). */
export function HeldPage() {
  const { t } = useTranslation('help');
  const { session } = useApp();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void session.logout().then(() => setLeaving(false));
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('held.title')}</Heading>
        <p>{t('held.body')}</p>
      </Stack>
      <PhoneList />
      <div>
        <Button
          variant="secondary"
          icon="logout"
          isLoading={isLeaving}
          loadingLabel={t('held.leaving')}
          onPress={leave}
        >
          {t('held.leave')}
        </Button>
      </div>
    </Stack>
  );
}
