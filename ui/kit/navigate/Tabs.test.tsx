import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Tabs } from './Tabs.tsx';

const names = ['Operations', 'Statements', 'Instalments', 'Financing'];
const tabs = names.map((label) => ({ id: label, label, content: label }));
const tabWidth = 150;

const watching = new Set<() => void>();

beforeEach(() => vi.stubGlobal('ResizeObserver', Sizes));

afterEach(() => {
  watching.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('measures nothing before the browser has laid the page out', () => {
  const width = vi.fn(() => 320);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(width);

  render(view('Instalments'));

  expect(width).not.toHaveBeenCalled();
});

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

  await waitFor(() => {
    layPageOut();
    expect(list.dataset['more']).toBe('end');
  });
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
  layPageOut();

  expect(list.scrollLeft).toBeGreaterThan(450 - 320);
  expect(list.scrollLeft).toBeLessThan(300);

  rerender(view('Operations'));
  layPageOut();

  expect(list.scrollLeft).toBe(0);
});

it('goes from tab to tab with the arrows, Home and End, and is one stop for the Tab key [S-64]', async () => {
  const user = userEvent.setup();
  render(<Chosen />);

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Statements');
  expect(screen.getByRole('tabpanel', { name: 'Statements' }).textContent).toBe('Statements');
  await user.keyboard('{End}');
  expect(focused()).toBe('Financing');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toBe('Operations');
  await user.keyboard('{ArrowLeft}{Home}');

  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Operations');
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

const focused = () => document.activeElement?.textContent;

function Chosen() {
  const [selected, setSelected] = useState('Operations');
  return <Tabs label="Parts" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

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
  layPageOut();
}

/** Tells those who wait for sizes, as a browser does when it has laid the page out. */
function layPageOut(): void {
  act(() => {
    for (const tell of watching) tell();
  });
}

/** Stands for the browser’s observer of sizes, which jsdom lacks. */
class Sizes {
  readonly observe: () => void;
  readonly disconnect: () => void;
  constructor(tell: () => void) {
    this.observe = () => void watching.add(tell);
    this.disconnect = () => void watching.delete(tell);
  }
}

function scrollTo(list: HTMLElement, left: number): void {
  list.scrollLeft = left;
  fireEvent.scroll(list);
}
