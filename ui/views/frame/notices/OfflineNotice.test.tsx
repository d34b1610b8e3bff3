import { createTexts, firstTrees, I18nextProvider, refuseMissingText } from '#i18n';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';

const texts = createTexts({
  trees: firstTrees,
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: refuseMissingText,
});

function go(state: 'online' | 'offline'): void {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  act(() => void window.dispatchEvent(new Event(state)));
}

it('is said while there is no connection, and no longer [S-51]', () => {
  render(
    <I18nextProvider i18n={texts.i18n}>
      <OfflineNotice />
    </I18nextProvider>,
  );
  expect(screen.getByRole('status').textContent).toBe('');

  go('offline');
  expect(screen.getByRole('status').textContent).toContain('Sei senza connessione');
  go('online');

  expect(screen.getByRole('status').textContent).toBe('');
});
