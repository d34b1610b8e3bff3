import { useTranslation } from '#i18n';
import { Loading, Skeleton } from '#ui/kit';
import styles from './OperationsSkeleton.module.css';

/** How long the lines of each row are: the merchant, and what is told of it. */
const rows = ['62% 38%', '45% 44%', '70% 34%', '52% 40%', '58% 36%'];

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
        {rows.map((widths) => (
          <div key={widths} className={styles['row']}>
            <Skeleton shape="mark" />
            <span className={styles['what']}>
              {widths.split(' ').map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </span>
            <Skeleton width="4.5rem" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
