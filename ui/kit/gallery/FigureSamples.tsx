import { Badge, CategoryMark, Facts, Heading, Money, Ring, Stack, Surface } from '../index.ts';
import type { CategoryNumber } from '../index.ts';
import styles from './Gallery.module.css';

type Row = {
  category: CategoryNumber;
  name: string;
  note: string;
  sign: string;
  units: string;
  decimals: string;
};

const rows: readonly Row[] = [
  {
    category: 6,
    name: 'Esselunga Porta Nuova',
    note: '3 nov',
    sign: '−',
    units: '84',
    decimals: '17',
  },
  {
    category: 8,
    name: 'Trattoria da Ivo',
    note: '2 nov · Ristoranti',
    sign: '−',
    units: '1.046',
    decimals: '50',
  },
  { category: 2, name: 'ITA Airways', note: '31 ott · Linee aeree', sign: '−', units: '219', decimals: '90' },
  {
    category: 11,
    name: 'Rimborso Rinascente',
    note: '29 ott · Grandi magazzini',
    sign: '+',
    units: '59',
    decimals: '00',
  },
];

const categories: readonly CategoryNumber[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function euro(units: string, decimals: string, sign = '') {
  return { sign, units, decimals, currency: '€' };
}

/** Shows money in its three sizes, the use of a limit, and the rows of a list. */
export function FigureSamples() {
  return (
    <div className={styles['columns']}>
      <Surface>
        <Stack gap={4}>
          <div>
            <p className={styles['soft']}>Disponibilità</p>
            <Money parts={euro('1.234', '56')} size="display" />
          </div>
          <div className={styles['limit']}>
            <Ring percent={38} label="Plafond" valueText="Usato 38%">
              <span className={styles['percent']}>38%</span>
              <span className={styles['soft']}>usato</span>
            </Ring>
            <Facts
              facts={[
                { label: 'Plafond', value: <Money parts={euro('2.000', '00')} /> },
                { label: 'Speso', value: <Money parts={euro('765', '44')} /> },
                { label: 'Residuo', value: <Money parts={euro('1.234', '56')} /> },
              ]}
            />
          </div>
        </Stack>
      </Surface>
      <Surface>
        <Heading level={3}>Novembre 2026</Heading>
        {rows.map((row, place) => (
          <div key={row.name} className={styles['row']}>
            <CategoryMark category={row.category} />
            <div className={styles['merchant']}>
              <div>{row.name}</div>
              <div className={styles['soft']}>
                {row.note} {place === 0 && <Badge>In attesa</Badge>}
              </div>
            </div>
            <RowMoney row={row} isPending={place === 0} />
          </div>
        ))}
      </Surface>
      <Stack>
        <div className={styles['limit']}>
          <Ring percent={92} label="Plafond" valueText="Usato 92%" tone="warning" />
          <Ring percent={100} label="Plafond" valueText="Usato tutto" tone="critical" />
          <Ring percent={0} label="Plafond" valueText="Non usato" />
        </div>
        <div className={styles['limit']}>
          {categories.map((category) => (
            <CategoryMark key={category} category={category} />
          ))}
        </div>
        <Money parts={{ sign: '−', units: '120', decimals: '00', currency: 'USD' }} size="figure" />
      </Stack>
    </div>
  );
}

function RowMoney({ row, isPending }: { row: Row; isPending: boolean }) {
  const income = row.sign === '+' ? 'positive' : undefined;
  return <Money parts={euro(row.units, row.decimals, row.sign)} tone={isPending ? 'soft' : income} />;
}
