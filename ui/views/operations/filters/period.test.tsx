import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { apply, openPanel } from './filters.fixture.tsx';

describe('the period', () => {
  it('is chosen in two months whose weeks start on Monday, and is written DD/MM/YY [FILTER-02] [FILTER-14] [FILTER-15] [FILTER-16] [FILTER-17]', async () => {
    const { user, lastAsked } = await openPanel();
    const field = screen.getByRole('button', { name: /^Periodo/u });
    expect(field.textContent).toBe('20/12/25 – 20/03/26');

    await user.click(field);
    const months = await screen.findAllByRole('grid');
    const weekdays = within(months[0] ?? document.body).getAllByRole('columnheader', { hidden: true });
    expect(months).toHaveLength(2);
    expect(weekdays.map(({ textContent }) => textContent)[0]).toBe('lun');
    expect(day('21 marzo 2026').getAttribute('aria-disabled')).toBe('true');
    await user.click(day('2 febbraio 2026'));
    await user.click(day('4 marzo 2026'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());

    expect(field.textContent).toBe('02/02/26 – 04/03/26');
    await user.click(apply());
    await screen.findAllByText('1 operazione trovata');
    expect(lastAsked()).toMatchObject({
      dateFrom: '2026-02-02T00:00:00.000+01:00',
      dateTo: '2026-03-04T23:59:59.999+01:00',
    });
  });

  it('shows one month where the window is 414 pixels wide or less [FILTER-17]', async () => {
    const { user } = await openPanel();
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 414px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));

    await user.click(screen.getByRole('button', { name: /^Periodo/u }));

    expect(await screen.findAllByRole('grid')).toHaveLength(1);
  });

  it('is chosen with one press', async () => {
    const { user } = await openPanel();

    await user.click(screen.getByRole('button', { name: 'Mese scorso' }));

    expect(screen.getByRole('button', { name: /^Periodo/u }).textContent).toBe('01/02/26 – 28/02/26');
    expect(screen.getByRole('button', { name: 'Mese scorso' }).getAttribute('aria-pressed')).toBe('true');
  });
});

const day = (name: string) => screen.getByRole('button', { name: new RegExp(`\\b${name}`, 'u') });
