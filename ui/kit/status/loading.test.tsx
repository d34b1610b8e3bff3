import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Loading } from './Skeleton.tsx';

const wait = <Loading label="Caricamento in corso" />;

const isAtOnce = () => document.querySelector<HTMLElement>('[data-loading]')?.dataset['goesOn'];

it('says that something is on its way, and no second time where another takes its place [HOME-17] [HOLDER-20]', () => {
  const { rerender } = render(<div key="page">{wait}</div>);
  expect(screen.getByRole('status').textContent).toBe('Caricamento in corso');

  rerender(<div key="screen">{wait}</div>);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<div key="journey">{wait}</div>);

  expect(screen.getByRole('status').textContent).toBe('');
});

it('is in sight at once where another’s skeletons were, and not a moment later [HOLDER-09]', () => {
  const { rerender } = render(<div key="page">{wait}</div>);
  expect(isAtOnce()).toBe('false');

  rerender(<div key="screen">{wait}</div>);

  expect(isAtOnce()).toBe('true');
});

it('says it anew when something else has been there, and says what else is on its way', () => {
  const { rerender } = render(wait);

  rerender(<p>Eccoci</p>);
  rerender(
    <>
      {wait}
      <Loading label="Stiamo caricando le tue operazioni" />
    </>,
  );

  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'Caricamento in corso',
    'Stiamo caricando le tue operazioni',
  ]);
});
