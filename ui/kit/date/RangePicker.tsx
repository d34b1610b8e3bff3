import { parseDate } from '@internationalized/date';
import { useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';

import { join } from '../class-names.ts';
import field from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { useBack } from '../navigate/use-back.ts';
import select from '../choice/MultiSelect.module.css';
import styles from './RangePicker.module.css';

/** Two calendar days, `YYYY-MM-DD`, the first not after the last. */
export type DayRange = { start: string; end: string };

type RangePickerProps = {
  label: string;
  range: DayRange;
  onChange: (range: DayRange) => void;
  /** The chosen days as they are read. */
  shown: string;
  /** The first and the last day that may be chosen. */
  within: DayRange;
  error?: string | undefined;
  id?: string | undefined;
  /** Stands beneath the field: periods that one press chooses. */
  children?: ReactNode;
};

/** Asks for a period, chosen in a calendar whose weeks start on Monday (FILTER-15). */
export function RangePicker({ label, shown, error, id, children, ...calendar }: RangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [labelId, errorId, ownId] = [useId(), useId(), useId()];
  const buttonId = id ?? ownId;
  const trigger = useRef<HTMLButtonElement>(null);
  useBack(isOpen, (steps) => (steps < 0 ? () => setOpen(false) : undefined));
  return (
    <div className={field['field']} data-invalid={error === undefined ? undefined : true}>
      <span className={field['label']} id={labelId}>
        {label}
      </span>
      <button
        ref={trigger}
        type="button"
        id={buttonId}
        className={join(field['box'], select['trigger'])}
        aria-labelledby={`${labelId} ${buttonId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(error !== undefined && { 'aria-describedby': errorId })}
        onClick={() => setOpen(true)}
      >
        <span className={styles['shown']}>{shown}</span>
        <Icon name="expand" />
      </button>
      <Popover
        className={join(select['popover'], styles['popover'])}
        placement="bottom start"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog className={styles['dialog'] ?? ''} aria-label={label}>
          <Months {...calendar} label={label} onDone={() => setOpen(false)} />
        </Dialog>
      </Popover>
      {children}
      <div aria-live="polite">
        {error !== undefined && (
          <p className={field['error']} id={errorId}>
            <Icon name="critical" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

type MonthsProps = Pick<RangePickerProps, 'label' | 'range' | 'within' | 'onChange'> & { onDone: () => void };

function Months({ label, range, within, onChange, onDone }: MonthsProps) {
  const isNarrow = useSyncExternalStore(followWidth, () => window.matchMedia(narrow).matches);
  const months = isNarrow ? 1 : 2;
  return (
    <RangeCalendar
      className={styles['calendar'] ?? ''}
      aria-label={label}
      value={{ start: parseDate(range.start), end: parseDate(range.end) }}
      minValue={parseDate(within.start)}
      maxValue={parseDate(within.end)}
      defaultFocusedValue={parseDate(range.end)}
      visibleDuration={{ months }}
      pageBehavior="single"
      firstDayOfWeek="mon"
      onChange={({ start, end }) => {
        onChange({ start: start.toString(), end: end.toString() });
        onDone();
      }}
    >
      <header className={styles['head']}>
        <Button slot="previous" className={styles['turn'] ?? ''}>
          <Icon name="previous" />
        </Button>
        <Heading className={styles['heading'] ?? ''} />
        <Button slot="next" className={styles['turn'] ?? ''}>
          <Icon name="next" />
        </Button>
      </header>
      <div className={styles['months']}>
        {Array.from({ length: months }, (_, offset) => (
          <Month key={offset} offset={offset} />
        ))}
      </div>
    </RangeCalendar>
  );
}

function Month({ offset }: { offset: number }) {
  return (
    <div className={styles['place']}>
      <CalendarGrid className={styles['month'] ?? ''} offset={{ months: offset }} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles['weekday'] ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell className={styles['day'] ?? ''} date={date} />}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}

// The documents’ own width, at which one month is left (FILTER-17).
const narrow = '(max-width: 414px)';

function followWidth(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
