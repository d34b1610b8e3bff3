import { useTranslation } from '#i18n';
import { Heading, Loading, Skeleton, Stack } from '#ui/kit';
import styles from './JourneySkeleton.module.css';

type JourneySkeletonProps = {
  /** The page’s key of `app.pages`. */
  page: string;
  /** How many fields the first screen has; one where nobody knows yet. */
  fields?: number | undefined;
};

// More of them are out of sight.
const most = 4;

/** Stands for a page that a journey fills, with its title at once, until its first screen is there (HOLDER-09). */
export function JourneySkeleton({ page, fields = 1 }: JourneySkeletonProps) {
  const { t } = useTranslation('frame');
  const { t: nameOf } = useTranslation('app');
  return (
    <div className={styles['page']}>
      <Heading level={1}>{nameOf(`pages.${page}`)}</Heading>
      <Loading label={t('loading')}>
        <Stack gap={6}>
          <div>
            <Skeleton width="92%" />
            <Skeleton width="58%" />
          </div>
          {Array.from({ length: Math.min(fields, most) }, (_, place) => (
            <div key={place}>
              <Skeleton width="34%" />
              <Skeleton shape="block" />
            </div>
          ))}
          <div className={styles['actions']}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </Stack>
      </Loading>
    </div>
  );
}
