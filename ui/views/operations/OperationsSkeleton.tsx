import { useTranslation } from '#i18n';
import { Loading, Skeleton } from '#ui/kit';
import styles from './OperationsSkeleton.module.css';

const rows = [
  { id: 1, merchant: '62%', meta: '38%' },
  { id: 2, merchant: '45%', meta: '44%' },
  { id: 3, merchant: '70%', meta: '34%' },
  { id: 4, merchant: '52%', meta: '40%' },
  { id: 5, merchant: '58%', meta: '36%' },
];

type OperationsSkeletonProps = {
  /** Where the holder has asked for other operations, what they are is told once they are there, and nothing before. */
  isSilent?: boolean;
};

/** Holds the place of the list while its first page is on its way (HOME-17). */
export function OperationsSkeleton({ isSilent = false }: OperationsSkeletonProps) {
  const { t } = useTranslation('operations');
  return (
    <Loading label={isSilent ? '' : t('loading')}>
      <div className={styles['head']}>
        <Skeleton shape="title" width="9rem" />
      </div>
      <div className={styles['rows']}>
        {rows.map(({ id, merchant, meta }) => (
          <div key={id} className={styles['row']}>
            <Skeleton shape="mark" />
            <span className={styles['what']}>
              <Skeleton width={merchant} />
              <Skeleton width={meta} />
            </span>
            <Skeleton width="4.5rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
