import { useTranslation } from '#i18n';
import { Loading, Row, Rows, RowWords, Skeleton, Stack } from '#ui/kit';

/** A list a month: so many have most cards, and no fewer fill a window. */
const ofAYear = Array.from({ length: 12 }, (_, month) => month);

/** Holds the place of the lists, which the page goes on beneath, while the bank is asked which there are (HOME-17). */
export function StatementsSkeleton() {
  const { t } = useTranslation('statements');
  return (
    <Loading label={t('loading')}>
      <Stack gap={6}>
        <div>
          <Skeleton width="92%" />
          <Skeleton width="58%" />
        </div>
        <Stack gap={3}>
          <Skeleton shape="title" width="4rem" />
          <Rows>
            {ofAYear.map((month) => (
              <Row key={month}>
                <RowWords title={<Skeleton width="9rem" />} note={<Skeleton width="11rem" />} />
                <Skeleton shape="block" width="6rem" />
              </Row>
            ))}
          </Rows>
        </Stack>
      </Stack>
    </Loading>
  );
}
