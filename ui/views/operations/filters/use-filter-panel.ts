import { useEffect, useRef, useState } from 'react';
import type { CardSummary } from '#schemas';
import { useApp } from '#ui/state';
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
  /** `isMended` forgets where the address stood: what is being typed goes back by one step. */
  apply: (form: FilterForm, typed?: Typed, isMended?: boolean) => void;
  /** Looks for the same among the operations of another card. */
  applyTo: (cardId: string) => void;
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
  const { stand, isForeign, ...filters } = useFilters(card);
  const { form, broken, empty, today, scope } = filters;
  const [isOpen, setOpen] = useState(broken !== undefined);
  const [last, setLast] = useState<Attempt>();
  useBack(isOpen, (steps) => (steps < 0 ? () => setOpen(false) : undefined));
  const attempt = last?.cardId === card.id ? last : undefined;
  const undone = attempt?.failure && attempt;
  const { stores } = useApp();
  const moved = useRef<Pick<Attempt, 'cardId' | 'form'> & { typed: Typed }>(undefined);
  // Once those of the card before are out of the address (CARD-22).
  useEffect(() => {
    const wish = moved.current;
    if (isForeign || wish?.cardId !== card.id) return;
    moved.current = undefined;
    stand(wish.form, { replace: true, typed: wish.typed });
  });
  const apply: PanelOfFilters['apply'] = (wished, typed, isMended = false) => {
    setLast({ cardId: card.id, form: wished, before: form });
    setOpen(false);
    stand(wished, { typed, replace: isMended });
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
    applyTo: (cardId) => {
      if (form) moved.current = { cardId, form, typed: filters.typed };
      stores.cards.getState().select(cardId);
    },
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
