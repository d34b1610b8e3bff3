import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from '#i18n';
import type { CategoryCode } from '#schemas';
import { CategoryMark, reachedByKey } from '#ui/kit';
import { categoriesInOrder, categoryNumbers } from '../categories.ts';
import styles from './CategoryTiles.module.css';
import { allCategories, isSame } from './filter-form.ts';
import type { PanelOfFilters } from './use-filter-panel.ts';

type CategoryTilesProps = { panel: Pick<PanelOfFilters, 'form' | 'empty' | 'apply' | 'reset'> };

/** Shows some categories alone, or all of them again, without a panel to open (HOME-16); other filters stay as they are. */
export function CategoryTiles({ panel: { form, empty, apply, reset } }: CategoryTilesProps) {
  const { t } = useTranslation('operations');
  const { row, stop, setStop, move } = useOneStop();
  const chosen = (form?.categories ?? []).filter((code) => code !== allCategories);
  const show = (categories: readonly string[]): void => {
    const wished = { ...(form ?? empty), categories };
    if (isSame(wished, empty)) reset();
    else apply(wished);
  };
  const toggle = (code: string): void =>
    show(chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  // All of them is nothing chosen: an act, with nothing to do as long as none is.
  const isAll = chosen.length === 0;
  const tiles: readonly Tile[] = [
    { code: allCategories, state: { 'aria-disabled': isAll }, onPress: () => isAll || show([]) },
    ...categoriesInOrder.map((code) => ({
      code,
      state: { 'aria-pressed': chosen.includes(code) },
      onPress: () => toggle(code),
    })),
  ];
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      className={styles['tiles']}
      aria-label={t('tiles.label')}
      onKeyDown={move}
    >
      {tiles.map(({ code, state, onPress }, place) => (
        <button
          key={code}
          type="button"
          className={styles['tile']}
          {...state}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => setStop(place)}
          onClick={onPress}
        >
          <TileContent code={code} />
        </button>
      ))}
    </div>
  );
}

type Tile = {
  code: CategoryCode | typeof allCategories;
  state: { 'aria-pressed': boolean } | { 'aria-disabled': boolean };
  onPress: () => void;
};

function TileContent({ code }: Pick<Tile, 'code'>) {
  const { t } = useTranslation('operations');
  const { t: nameOf } = useTranslation('categories');
  if (code === allCategories) return t('tiles.all');
  return (
    <>
      <CategoryMark category={categoryNumbers[code]} />
      {nameOf(code)}
    </>
  );
}

/** Makes a row of buttons one stop of the Tab key: the arrows, Home and End go on from the one where the holder was last. */
function useOneStop() {
  const row = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent): void => {
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const next = reachedByKey(event.key, { at: stop, of: buttons.length });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return { row, stop, setStop, move };
}
