import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Tabs } from './Tabs.tsx';

const names = ['Operations', 'Statements', 'Instalments', 'Financing'];
const tabs = names.map((label) => ({ id: label, label, content: label }));
const tabWidth = 150;

it('hints at the tabs beyond either edge of a narrow screen', () => {
  render(view('Operations'));
  const list = screen.getByRole('tablist');

  layOut(list, 320);
  expect(list.dataset['more']).toBe('end');

  scrollTo(list, 100);
  expect(list.dataset['more']).toBe('both');

  scrollTo(list, 280);
  expect(list.dataset['more']).toBe('start');
});

it('hints at tabs that come later', async () => {
  const some = tabs.slice(0, 1);
  const { rerender } = render(
    <Tabs label="Parts" tabs={some} selected="Operations" onSelect={() => undefined} />,
  );
  const list = screen.getByRole('tablist');
  Object.defineProperty(list, 'clientWidth', { value: 320 });
  Object.defineProperty(list, 'scrollWidth', { get: () => screen.getAllByRole('tab').length * tabWidth });

  rerender(view('Operations'));

  await waitFor(() => expect(list.dataset['more']).toBe('end'));
});

it('hints at nothing where every tab is in sight', () => {
  render(view('Operations'));
  const list = screen.getByRole('tablist');

  layOut(list, 700);

  expect(list.dataset['more']).toBe('none');
});

it('brings the selected tab into sight, and a piece of the next one', () => {
  const { rerender } = render(view('Operations'));
  const list = screen.getByRole('tablist');
  layOut(list, 320);

  rerender(view('Instalments'));

  expect(list.scrollLeft).toBeGreaterThan(450 - 320);
  expect(list.scrollLeft).toBeLessThan(300);

  rerender(view('Operations'));

  expect(list.scrollLeft).toBe(0);
});

function view(selected: string) {
  return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={() => undefined} />;
}

/** Gives the list a width and its tabs a place, which jsdom does not work out. */
function layOut(list: HTMLElement, width: number): void {
  Object.defineProperty(list, 'clientWidth', { value: width });
  Object.defineProperty(list, 'scrollWidth', { value: tabWidth * names.length });
  for (const [index, tab] of screen.getAllByRole('tab').entries()) {
    Object.defineProperty(tab, 'offsetLeft', { value: index * tabWidth });
    Object.defineProperty(tab, 'offsetWidth', { value: tabWidth });
  }
  fireEvent(window, new Event('resize'));
}

function scrollTo(list: HTMLElement, left: number): void {
  list.scrollLeft = left;
  fireEvent.scroll(list);
}
