import { formatShortDay, useTranslation } from '#i18n';
import { RangePicker } from '#ui/kit';
import { type FilterForm, selectableDays } from './filter-form.ts';
import styles from './FilterPanel.module.css';
import { quickPeriod, quickPeriods } from './periods.ts';

type Dates = FilterForm['dates'];

type PeriodFieldProps = {
  id: string;
  today: string;
  dates: Dates;
  onChange: (dates: Dates) => void;
  isWrong: true | undefined;
};

/** Asks for a period of the last 12 months, in a calendar or with one press (FILTER-02, FILTER-14). */
export function PeriodField({ id, today, dates, onChange, isWrong }: PeriodFieldProps) {
  const { t } = useTranslation('operation-filters');
  const { first, last } = selectableDays(today);
  const shown = { from: formatShortDay(dates.startDate), to: formatShortDay(dates.endDate) };
  return (
    <RangePicker
      id={id}
      label={t('period.label')}
      range={{ start: dates.startDate, end: dates.endDate }}
      onChange={({ start, end }) => onChange({ startDate: start, endDate: end })}
      shown={t('period.value', shown)}
      within={{ start: first, end: last }}
      error={isWrong && t('wrong.dates')}
    >
      <div className={styles['quick']}>
        {quickPeriods.map((name) => (
          <QuickPeriod key={name} dates={quickPeriod(name, today)} chosen={dates} onChoose={onChange}>
            {t(`period.${name}`)}
          </QuickPeriod>
        ))}
      </div>
    </RangePicker>
  );
}

type QuickPeriodProps = { dates: Dates; chosen: Dates; onChoose: (dates: Dates) => void; children: string };

function QuickPeriod({ dates, chosen, onChoose, children }: QuickPeriodProps) {
  const isChosen = dates.startDate === chosen.startDate && dates.endDate === chosen.endDate;
  return (
    <button
      type="button"
      className={styles['quickPeriod']}
      aria-pressed={isChosen}
      onClick={() => onChoose(dates)}
    >
      {children}
    </button>
  );
}
