import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '#i18n';
import { Button, ErrorSummary, freeText, KeepingField, Notice, Surface } from '#ui/kit';
import type { LoadFailure } from '../operations-feed.ts';
import { AmountFields } from './AmountFields.tsx';
import { CategoryField } from './CategoryField.tsx';
import type { FilterForm } from './filter-form.ts';
import { type FilterProblems, isValid, problemsOf } from './filter-rules.ts';
import styles from './FilterPanel.module.css';
import { PairField } from './PairField.tsx';
import { PeriodField } from './PeriodField.tsx';
import type { Filters } from './use-filters.ts';

type FilterPanelProps = Pick<Filters, 'today' | 'scope' | 'empty'> & {
  cardId: string;
  /** What the panel begins with. */
  initial: FilterForm;
  /** Why the last filters were not taken. */
  failure: LoadFailure | undefined;
  /** True for filters that came with the address: what is wrong with them is said at once. */
  isTriedAtFirst: boolean;
  onApply: (form: FilterForm) => void;
  onReset: () => void;
};

/** Asks which operations are wanted; nothing happens until all that was filled in is right (FILTER-08). */
export function FilterPanel(props: FilterPanelProps) {
  const { today, empty, initial, failure, onApply, onReset } = props;
  const { t } = useTranslation('operation-filters');
  const id = useId();
  const [form, setForm] = useState(initial);
  const found = problemsOf(form, today);
  const [tried, setTried] = useState(props.isTriedAtFirst ? { times: 1, problems: found } : untried);

  const apply = (event: FormEvent): void => {
    event.preventDefault();
    if (isValid(found)) onApply(form);
    else setTried(({ times }) => ({ times: times + 1, problems: found }));
  };
  const reset = (): void => {
    setForm(empty);
    setTried(untried);
    onReset();
  };
  return (
    <Surface labelledBy={`${id}-title`}>
      <form noValidate onSubmit={apply} className={styles['panel']}>
        <h2 id={`${id}-title`} className={styles['title']}>
          {t('title')}
        </h2>
        <Trouble {...tried} failure={failure} id={id} />
        <Fields {...props} id={id} form={form} problems={tried.times === 0 ? {} : found} onChange={setForm} />
        <div className={styles['actions']}>
          <Button variant="quiet" onPress={reset}>
            {t('reset')}
          </Button>
          <Button type="submit">{t('apply')}</Button>
        </div>
      </form>
    </Surface>
  );
}

/** What was wrong at the last try; a list that changed while the holder types would take the focus from the field. */
type Tried = { times: number; problems: FilterProblems };

const untried: Tried = { times: 0, problems: {} };

function Trouble({ problems, failure, times, id }: Tried & { failure: LoadFailure | undefined; id: string }) {
  const { t } = useTranslation('operation-filters');
  if (!isValid(problems)) {
    return (
      <ErrorSummary
        title={t('trouble')}
        focusKey={times}
        problems={Object.keys(problems).map((field) => ({
          fieldId: `${id}-${field}`,
          message: t(`wrong.${field}`),
        }))}
      />
    );
  }
  if (!failure) return null;
  return (
    <Notice tone="critical" isAnnounced>
      {t(failure.because === 'unproven' ? 'unproven' : 'refused')}
    </Notice>
  );
}

type FieldsProps = Pick<FilterPanelProps, 'today' | 'scope' | 'cardId'> & {
  id: string;
  form: FilterForm;
  problems: FilterProblems;
  onChange: (form: FilterForm) => void;
};

function Fields({ id, form, problems, scope, today, cardId, onChange }: FieldsProps) {
  const { t } = useTranslation('operation-filters');
  const fill = (change: Partial<FilterForm>): void => onChange({ ...form, ...change });
  return (
    <div className={styles['fields']}>
      <div className={styles['wide']}>
        <KeepingField
          id={`${id}-search`}
          type="search"
          label={t('search')}
          value={form.search}
          keep={freeText}
          limitHint={t('searchLimit')}
          onChange={(search) => fill({ search })}
          error={problems.search && t('wrong.search')}
          autoComplete="off"
        />
      </div>
      <PeriodField
        id={`${id}-dates`}
        today={today}
        dates={form.dates}
        onChange={(dates) => fill({ dates })}
        isWrong={problems.dates}
      />
      <CategoryField
        id={`${id}-categories`}
        cardId={cardId}
        chosen={form.categories}
        onChange={(categories) => fill({ categories })}
        isWrong={problems.categories}
      />
      {!scope.isFamily && <AmountFields id={id} form={form} problems={problems} onChange={fill} />}
      <div className={styles['pairs']}>
        <PairField name="currency" chosen={form.currency} onChange={(currency) => fill({ currency })} />
        <PairField
          name="paymentType"
          chosen={form.paymentType}
          onChange={(paymentType) => fill({ paymentType })}
        />
        {scope.isPrepaid && (
          <PairField
            name="operationType"
            chosen={form.operationType}
            onChange={(operationType) => fill({ operationType })}
          />
        )}
      </div>
    </div>
  );
}
