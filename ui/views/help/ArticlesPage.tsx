import { useTranslation } from '#i18n';
import { Disclosure, Heading, RichText, Stack } from '#ui/kit';
import styles from './ArticlesPage.module.css';
import { useNumbered } from './numbered.ts';
import { TitledPage } from './TitledPage.tsx';

type ArticlesPageProps = { page: string; isFolded: boolean };

/** Shows a page of short articles; questions keep their answers folded until they are wanted. */
export function ArticlesPage({ page, isFolded }: ArticlesPageProps) {
  const articles = useNumbered(page);
  return (
    <TitledPage place={page}>
      {isFolded ? (
        <FoldedArticles articles={articles} level={2} />
      ) : (
        <Stack gap={6}>
          {articles.map((article) => (
            <Article key={article} place={article} />
          ))}
        </Stack>
      )}
    </TitledPage>
  );
}

/** Lists articles by their titles, each folded. */
export function FoldedArticles({ articles, level }: { articles: readonly string[]; level: 2 | 3 }) {
  const { t } = useTranslation('help');
  return (
    <div className={styles['folded']}>
      {articles.map((article) => (
        <Disclosure key={article} level={level} title={t(`${article}.title`)}>
          <RichText text={t(`${article}.body`)} />
        </Disclosure>
      ))}
    </div>
  );
}

/** Shows one article. */
export function Article({ place }: { place: string }) {
  const { t } = useTranslation('help');
  return (
    <section>
      <Stack gap={2}>
        <Heading level={2} size="group">
          {t(`${place}.title`)}
        </Heading>
        <RichText text={t(`${place}.body`)} />
      </Stack>
    </section>
  );
}
