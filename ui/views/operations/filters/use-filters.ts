import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { calendarDay } from '#i18n';
import type { CardSummary } from '#schemas';
import { useApp, type OperationFilters } from '#ui/state';
import { emptyForm, type FilterForm, type FilterScope, isSame, withinScope } from './filter-form.ts';
import { isValid, problemsOf } from './filter-rules.ts';
import { hasFilters, readFilters, withSense, writeFilters } from './filters-in-address.ts';
import { filtersOf, usualFilters } from './operation-filters.ts';

/** The filters of the selected card, which stand in the address. */
export type Filters = {
  today: string;
  scope: FilterScope;
  /** The form before anything is filled in. */
  empty: FilterForm;
  /** What was applied; undefined without filters. */
  form: FilterForm | undefined;
  /** What the address asks for and cannot be applied. */
  broken: FilterForm | undefined;
  /** What the list is asked for. */
  filters: OperationFilters;
  typed: Typed;
  /** The address still has the filters of the card that was selected before. */
  isForeign: boolean;
  /**
   * Writes a form into the address, or takes it out of there; `replace` forgets where the address stood, and `typed` says what
   * the search box has filled in.
   */
  stand: (form: FilterForm | undefined, how?: { replace?: boolean; typed?: Typed | undefined }) => void;
};

/** The fields that the search box has filled in, and nobody since; the line that said so, while all of them stand. */
export type Typed = { fields: readonly Field[]; line: string };

type Field = keyof FilterForm;

/** What the history keeps beside an address: whose filters they are, and the words that stay out of the address. */
type Kept = { inPlace: true; card?: string; search?: string; line?: Typed };

/** Reads the filters from the address, where they may be kept and gone back to; those of another card count no more (CARD-22). */
export function useFilters(card: CardSummary | undefined): Filters {
  const { today, empty, scope } = useStart(card);
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { card: owner, search: words, line: typed = untyped } = readKept(state);
  const isForeign = owner !== undefined && card !== undefined && owner !== card.id;

  const asked = useMemo(() => {
    const parameters = withSense(new URLSearchParams(search));
    if (isForeign || (words === undefined && !hasFilters(parameters))) return undefined;
    return withinScope({ ...readFilters(parameters, empty), search: words ?? '' }, scope);
  }, [search, words, isForeign, empty, scope]);
  const isBroken = asked !== undefined && !isValid(problemsOf(asked, today));
  const form = isBroken ? undefined : asked;
  const filters = useMemo(() => (form ? filtersOf(form) : usualFilters(today)), [form, today]);

  const stand: Filters['stand'] = (wished, { replace = false, typed: now } = {}) => {
    const kept: Kept = {
      inPlace: true,
      // An earlier version kept a list as `typed`, which a tab may still have.
      line: now ?? leftOf(typed, (field) => isSame(wished?.[field], asked?.[field])),
      ...(card && { card: card.id }),
      ...(wished && wished.search !== '' && { search: wished.search }),
    };
    const parameters = wished ? writeFilters(wished).toString() : '';
    void navigate({ pathname, search: parameters }, { replace, state: kept });
  };
  useOwnFilters({ card, isForeign, isUnowned: form !== undefined && owner === undefined, form, stand });
  return {
    today,
    scope,
    empty,
    form,
    broken: isBroken ? asked : undefined,
    filters,
    typed,
    isForeign,
    stand,
  };
}

const untyped: Typed = { fields: [], line: '' };

function leftOf({ fields, line }: Typed, stands: (field: Field) => boolean): Typed {
  const left = fields.filter(stands);
  return { fields: left, line: left.length === fields.length ? line : '' };
}

function useStart(card: CardSummary | undefined) {
  const { now, settings } = useApp();
  const today = calendarDay(new Date(now()).toISOString());
  const { initialEnd } = settings.filters;
  const isPrepaid = card?.productType === 'PREPAID';
  const isFamily = card?.flagFamiliar ?? false;
  const empty = useMemo(() => emptyForm({ today, initialEnd }), [today, initialEnd]);
  const scope = useMemo(() => ({ isPrepaid, isFamily }), [isPrepaid, isFamily]);
  return { today, empty, scope };
}

type Owned = Pick<Filters, 'form' | 'stand'> & {
  card: CardSummary | undefined;
  isForeign: boolean;
  isUnowned: boolean;
};

/** Gives filters that came with the address to the first card, and takes those of another card out of it. */
function useOwnFilters({ card, isForeign, isUnowned, form, stand }: Owned): void {
  const isToMend = card !== undefined && (isForeign || isUnowned);
  useEffect(() => {
    if (isToMend) stand(form, { replace: true });
  });
}

function readKept(state: unknown): Partial<Kept> {
  // Only what `stand` wrote carries the mark.
  const isOurs = typeof state === 'object' && state !== null && 'inPlace' in state;
  return isOurs ? (state as Kept) : {};
}
