import { useTranslation } from '#i18n';
import { Heading, Loading, Skeleton, Stack } from '#ui/kit';
import styles from './JourneySkeleton.module.css';

type JourneySkeletonProps = {
  /** The page’s key of `app.pages`. */
  page: string;
  /** How many fields the first screen has; one where nobody knows yet. */
  fields?: number | undefined;
  /** A dialog stands above it, and nothing is on its way. */
  isBeneath?: boolean;
};

// More of them are out of sight.
const most = 4;

/** Stands for a page that a journey fills, with its title at once, until its first screen is there (HOLDER-09). */
export function JourneySkeleton({ page, fields = 1, isBeneath = false }: JourneySkeletonProps) {
  const { t: nameOf } = useTranslation('app');
  return (
    <div className={styles['page']}>
      <Heading level={1}>{nameOf(`pages.${page}`)}</Heading>
      {!isBeneath && <OnTheWay fields={fields} />}
    </div>
  );
}

function OnTheWay({ fields }: { fields: number }) {
  const { t } = useTranslation('frame');
  return (
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
  );
}
