export { formatCount } from './format/counts.ts';
export { formatDate } from './format/date.ts';
export { calendarDay, formatDayMonth, formatMonthYear, monthKey } from './format/dates.ts';
export {
  daysBefore,
  endOfDay,
  formatShortDay,
  isDay,
  monthOf,
  monthsBefore,
  startOfDay,
} from './format/days.ts';
export { formatExchangeRate } from './format/exchange-rate.ts';
export { formatIban } from './format/iban.ts';
export { formatMaskedPan, formatMaskedPhone, lastDigitsOfPan } from './format/masked-numbers.ts';
export { formatMoney, formatMoneyParts, parseMoney } from './format/money.ts';
export type { MoneyParts } from './format/money.ts';
export { pageLanguage } from './format/page-language.ts';
export { formatPhone } from './format/phone.ts';
export { formatRate } from './format/rates.ts';
export { formatTime } from './format/time.ts';
export { formatSeconds, secondsUntil, withTimeLeft } from './format/time-left.ts';
export { formatSize } from './format/sizes.ts';
export { usualDays, usualPeriod } from './format/usual-period.ts';
export { createTexts, refuseMissingText } from './setup.ts';
export type { BrandNames, MissingText, TextPlace, Texts, TextTree } from './setup.ts';
export type { i18n, TFunction } from 'i18next';
export { I18nextProvider, Trans, useTranslation } from 'react-i18next';
export { firstTrees, loadTree } from './setup-trees.ts';
export type { LaterNamespace } from './setup-trees.ts';
