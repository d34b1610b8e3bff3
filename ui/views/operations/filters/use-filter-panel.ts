import { useState } from 'react';
import type { CardSummary } from '#schemas';
import { useBack } from '#ui/kit';
import type { LoadFailure } from '../operations-feed.ts';
import type { FilterForm } from './filter-form.ts';
import { type Filters, type Typed, useFilters } from './use-filters.ts';

/** The filters with the panel that they are filled in. */
export type PanelOfFilters = Pick<Filters, 'today' | 'empty' | 'form' | 'filters' | 'typed'> & {
  isOpen: boolean;
  toggle: () => void;
  /** What the panel begins with when it is opened. */
  start: Pick<Filters, 'today' | 'empty' | 'scope'> & {
    initial: FilterForm;
    failure: LoadFailure | undefined;
    isTriedAtFirst: boolean;
  };
  apply: (form: FilterForm, typed?: Typed) => void;
  reset: () => void;
  /** Takes the filters back that brought nothing, and opens the panel with them again (FILTER-30). */
  undone: (failure: LoadFailure) => void;
};

/** What was applied last, from where, and for which card. */
type Attempt = {
  cardId: string;
  form: FilterForm;
  before: FilterForm | undefined;
  failure?: LoadFailure;
};

/** Holds whether the panel is open, and what was tried in it. */
export function useFilterPanel(card: CardSummary): PanelOfFilters {
  const { stand, ...filters } = useFilters(card);
  const { form, broken, empty, today, scope } = filters;
  const [isOpen, setOpen] = useState(broken !== undefined);
  const [last, setLast] = useState<Attempt>();
  useBack(isOpen, (steps) => (steps < 0 ? () => setOpen(false) : undefined));
  const attempt = last?.cardId === card.id ? last : undefined;
  const undone = attempt?.failure && attempt;
  const apply: PanelOfFilters['apply'] = (wished, typed) => {
    setLast({ cardId: card.id, form: wished, before: form });
    setOpen(false);
    stand(wished, { typed });
  };
  return {
    ...filters,
    isOpen,
    toggle: () => {
      setOpen(!isOpen);
      setLast(undefined);
    },
    start: {
      today,
      empty,
      scope,
      initial: undone?.form ?? form ?? broken ?? empty,
      failure: undone?.failure,
      isTriedAtFirst: broken !== undefined,
    },
    apply,
    reset: () => {
      setLast(undefined);
      stand(undefined);
    },
    undone: (failure) => {
      if (!attempt) return;
      setLast({ ...attempt, failure });
      setOpen(true);
      stand(attempt.before, { replace: true });
    },
  };
}
