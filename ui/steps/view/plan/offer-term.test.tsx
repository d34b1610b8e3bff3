import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTexts, I18nextProvider, loadTree, refuseMissingText } from '#i18n';
import { OfferTerm } from './OfferTerm.tsx';

const texts = createTexts({
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  trees: { views: await loadTree('views') },
  onMissing: refuseMissingText,
});

const minuteMs = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T18:05:12.000+01:00') }));
afterEach(() => void vi.useRealTimers());

function show(until: string) {
  const onLapse = vi.fn<() => void>();
  const rendered = render(
    <I18nextProvider i18n={texts.i18n}>
      <OfferTerm until={until} now={() => Date.now()} onLapse={onLapse} />
    </I18nextProvider>,
  );
  return { onLapse, ...rendered };
}

it('says until when the offer holds, and tells once that it is over [ADD-04]', () => {
  const { onLapse } = show('2026-11-21T19:05:12.000+01:00');

  expect(screen.getByText('L’offerta vale fino alle 19:05 del 21.11.2026.')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(59 * minuteMs));
  expect(onLapse).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(2 * minuteMs));
  expect(onLapse).toHaveBeenCalledTimes(1);
});

it('tells at once of an offer that was over before it was seen [ADD-04]', () => {
  const { onLapse } = show('2026-11-21T18:00:00.000+01:00');

  act(() => void vi.advanceTimersByTime(0));

  expect(onLapse).toHaveBeenCalledTimes(1);
});

it('tells of no end where the bank gives none, and of none that no session reaches [ADD-04]', () => {
  const { container, onLapse: ofNone } = show('');
  expect(container.textContent).toBe('');

  const { onLapse } = show('2027-11-21T19:05:12.000+01:00');
  act(() => void vi.advanceTimersByTime(minuteMs));

  expect(ofNone).not.toHaveBeenCalled();
  expect(onLapse).not.toHaveBeenCalled();
});
