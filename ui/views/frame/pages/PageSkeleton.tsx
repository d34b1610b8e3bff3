import { useTranslation } from '#i18n';
import { Heading, Loading, Skeleton, Stack } from '#ui/kit';
import styles from './PageSkeleton.module.css';

type PageSkeletonProps = {
  /** The page’s key of `app.pages`. */
  page: string;
  /** How many fields the first screen has; one where nobody knows yet. */
  fields?: number | undefined;
  /** A dialog stands above it, and nothing is on its way. */
  isBeneath?: boolean;
  /** It is a page of many things, as wide as the window lets it. */
  isWide?: boolean;
};

// More of them are out of sight.
const most = 4;

/** Stands for a page, with its title at once, until it is there (HOLDER-09). The home shows none. */
export function PageSkeleton({ page, fields = 1, isBeneath = false, isWide = false }: PageSkeletonProps) {
  const { t: nameOf } = useTranslation('app');
  return (
    <div className={isWide ? styles['wide'] : styles['page']}>
      {page !== 'home' && <Heading level={1}>{nameOf(`pages.${page}`)}</Heading>}
      {!isBeneath && <OnTheWay fields={isWide ? most : fields} isForm={!isWide} />}
    </div>
  );
}

function OnTheWay({ fields, isForm }: { fields: number; isForm: boolean }) {
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
            {isForm && <Skeleton width="34%" />}
            <Skeleton shape="block" />
          </div>
        ))}
        {isForm && (
          <div className={styles['actions']}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        )}
      </Stack>
    </Loading>
  );
}
