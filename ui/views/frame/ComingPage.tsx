import { useTexts } from '#i18n';
import { useApp, useShellStored } from '#ui/app';
import { useState } from 'react';
import { Badge, Button, ButtonLink, Heading, Stack } from '#ui/kit';

/** Says honestly that a page is not built yet, and leads back. */
export function ComingPage({ page }: { page: string }) {
  const t = useTexts('frame');
  const title = useTexts('app')(`pages.${page}`);
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const isHeld = useShellStored('session', ({ handling }) => handling !== undefined);
  return (
    <Stack gap={4}>
      <div>
        <Badge>{t('coming.lead')}</Badge>
      </div>
      <Heading level={1}>{title}</Heading>
      <p>{t('coming.body')}</p>
      <div>
        {isHeld ? (
          <Leave />
        ) : (
          <ButtonLink href="/" variant="secondary" icon="back">
            {t(isLogged ? 'coming.home' : 'coming.back')}
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}

/** Ends a login that cannot be settled here yet: there is nothing else that the holder may do. */
function Leave() {
  const t = useTexts('frame');
  const { session } = useApp();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void session.logout();
  };
  return (
    <Button variant="secondary" isLoading={isLeaving} loadingLabel={t('loading')} onPress={leave}>
      {t('coming.leave')}
    </Button>
  );
}
