import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { NoData } from './NoData.tsx';
import { renderInPortal } from './portal.fixture.tsx';

const connection = (is: boolean): void => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(is);
  window.dispatchEvent(new Event(is ? 'online' : 'offline'));
};

it.each([
  [false, 'Sei senza connessione: quando torna, riproviamo da soli.'],
  [true, 'Sei senza connessione: quando torna, premi Riprova.'],
])(
  'says that the connection is missing while it is, and of the data afterwards; left to the holder alone: %s [HOLDER-03] [HOME-18]',
  async (isHoldersAlone, then) => {
    onTestFinished(() => void vi.restoreAllMocks());
    const words = { title: 'Ci Dispiace', text: 'Non ci sono dati', retry: 'Riprova' };
    await renderInPortal(<NoData {...words} onRetry={() => undefined} isHoldersAlone={isHoldersAlone} />);

    act(() => connection(false));

    expect(screen.getByText('Ci Dispiace')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(then);
    expect(screen.queryByText('Non ci sono dati')).toBeNull();

    act(() => connection(true));

    expect(screen.getByRole('alert').textContent).toBe('Non ci sono dati');
  },
);
