import { monthOf, monthsBefore } from '#i18n';
import { type FilterForm, periodStart } from './filter-form.ts';

/** Names the periods that one press chooses. */
export const quickPeriods = ['thisMonth', 'lastMonth', 'last90Days'] as const;

/** Returns the days of a period that one press chooses. */
export function quickPeriod(name: (typeof quickPeriods)[number], today: string): FilterForm['dates'] {
  switch (name) {
    case 'thisMonth':
      return { startDate: monthOf(today).first, endDate: today };
    case 'lastMonth': {
      const { first, last } = monthOf(monthsBefore(today, 1));
      return { startDate: first, endDate: last };
    }
    case 'last90Days':
      return { startDate: periodStart(today), endDate: today };
  }
}
