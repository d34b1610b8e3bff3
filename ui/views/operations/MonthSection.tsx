import { type CSSProperties, memo, useId } from 'react';
import { formatMoneyParts, formatMonthYear, useTranslation } from '#i18n';
import type { LoyaltyProgramType, Operation } from '#schemas';
import { Money } from '#ui/kit';
import type { MonthTotals } from '#ui/state';
import { bannerAfter, ListBanner } from './banners/ListBanner.tsx';
import type { MonthGroup } from './group-by-month.ts';
import { inBlocks, type MonthBlock } from './month-blocks.ts';
import styles from './MonthSection.module.css';
import { OperationRow } from './OperationRow.tsx';

// A month is one list, though its rows stand in blocks: no tag can say so, for a `ul` may hold nothing but `li`.
const asList = { role: 'list' };
const asNothing = { role: 'presentation' };
const asItem = { role: 'listitem' };

type MonthSectionProps = {
  month: MonthGroup;
  totals: MonthTotals | undefined;
  /** Whether the list has all of the month, as its totals do. */
  isWhole: boolean;
  /** Prepaid cards also show what was recharged in the month (OPS-03). */
  showsRecharged: boolean;
  /** Decides what the banners between the rows speak of (OPS-14); null where there are none, among what was searched for. */
  programme: LoyaltyProgramType | null | undefined;
  /** Whether the list has just come: late rows follow a moment after the first, which on a slow phone would wait for them. */
  isBegun: boolean;
  onOpen: (operation: Operation) => void;
};

/** Shows the operations of one month under its name and totals, which stay in sight while they scroll by (OPS-01). */
export const MonthSection = memo(function MonthSection(props: MonthSectionProps) {
  const { month, totals, isWhole, showsRecharged } = props;
  const { t } = useTranslation('operations');
  const id = useId();
  const nameOf = (total: 'spent' | 'recharged') => t(`month.${total}.${isWhole ? 'whole' : 'part'}`);
  return (
    <section aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['month']}>
          {formatMonthYear(month.firstDate)}
        </h2>
        <dl className={styles['totals']} data-part={!isWhole} data-two={showsRecharged}>
          <Total name={nameOf('spent')} cents={totals?.spent} tip={t('month.spentTip')} />
          {showsRecharged && <Total name={nameOf('recharged')} cents={totals?.recharged} />}
        </dl>
      </header>
      <div {...asList} className={styles['rows']}>
        {inBlocks(month).map((block) => (
          <Block {...props} {...block} key={block.first} />
        ))}
      </div>
    </section>
  );
});

type BlockProps = Pick<MonthSectionProps, 'programme' | 'isBegun' | 'onOpen'> & MonthBlock;

/** Rows after the first are laid out only near the window, a block at once: of single rows thousands would be watched. */
function Block({ first, isLate, operations, programme, isBegun, onOpen }: BlockProps) {
  // React's type names no custom properties, though its styles take them.
  const rows = { '--rows': operations.length } as CSSProperties;
  return (
    <ul {...asNothing} className={styles['block']} data-late={isLate} style={rows}>
      {(isBegun && isLate ? [] : operations).map((operation, index) => (
        <Item
          key={operation.transactionId ?? index}
          operation={operation}
          place={first + index}
          programme={programme}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

type ItemProps = Pick<MonthSectionProps, 'programme' | 'onOpen'> & {
  operation: Operation;
  /** In the whole list, counted from 1. */
  place: number;
};

// Thousands of rows stay as they are while one more page comes.
const Item = memo(function Item({ operation, place, programme, onOpen }: ItemProps) {
  const banner = bannerAfter(place);
  return (
    <>
      <li {...asItem} className={styles['item']}>
        <OperationRow operation={operation} onOpen={onOpen} />
      </li>
      {banner && programme !== null && (
        <li {...asItem} className={styles['banner']}>
          <ListBanner place={banner} programme={programme} />
        </li>
      )}
    </>
  );
});

type TotalProps = { name: string; cents: number | undefined; tip?: string };

function Total({ name, cents, tip }: TotalProps) {
  if (cents === undefined) return null;
  return (
    <div className={styles['total']} title={tip}>
      <dt>{name}</dt>
      <dd>
        <Money parts={formatMoneyParts(cents)} />
      </dd>
    </div>
  );
}
