import { useTexts } from '#i18n';
import { useShellStored } from '#ui/app';
import { Badge, ButtonLink, Heading, Stack } from '#ui/kit';

/** Says honestly that a page is not built yet, and leads back. */
export function ComingPage({ page }: { page: string }) {
  const t = useTexts('frame');
  const title = useTexts('app')(`pages.${page}`);
  const isLogged = useShellStored('session', ({ logged }) => logged);
  return (
    <Stack gap={4}>
      <div>
        <Badge>{t('coming.lead')}</Badge>
      </div>
      <Heading level={1}>{title}</Heading>
      <p>{t('coming.body')}</p>
      <div>
        <ButtonLink href="/" variant="secondary" icon="back">
          {t(isLogged ? 'coming.home' : 'coming.back')}
        </ButtonLink>
      </div>
    </Stack>
  );
}
