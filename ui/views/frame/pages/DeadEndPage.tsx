import { useTranslation } from '#i18n';
import { ButtonLink, Heading, Stack } from '#ui/kit';

/** Shows where a way ends: an address that leads nowhere, or a process that could not go on (ERR-11, ROUTE-53). */
export function DeadEndPage({ reason }: { reason: 'notFound' | 'processError' }) {
  const { t } = useTranslation('frame');
  return (
    <Stack gap={4}>
      <Heading level={1}>{t(`${reason}.title`)}</Heading>
      <p>{t(`${reason}.body`)}</p>
      <div>
        <ButtonLink href="/" variant="secondary" icon="home">
          {t(`${reason}.home`)}
        </ButtonLink>
      </div>
    </Stack>
  );
}
