import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aCardSummary } from '../state/holder/card.fixture.ts';
import { openSignedIn } from './portal.fixture.tsx';
import { type Recorded, recordedType } from '../state/recorded.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal('scrollTo', () => undefined);
});

it('records which reply was not as the contract says and where, and nothing of what it held [S-85]', async () => {
  const recorded: string[] = [];
  const note = (event: Event) => {
    // Only the shell speaks under this name.
    recorded.push((event as CustomEvent<Recorded>).detail.name);
  };
  window.addEventListener(recordedType, note);

  openSignedIn('/', {
    listCards: { cards: [aCardSummary(), { ...aCardSummary(), pan: 4417 }] },
    readUserProfile: { name: 'Giulia' },
  });

  await waitFor(() =>
    expect(recorded.filter((name) => name.startsWith('reply ')).toSorted()).toEqual([
      'reply broken: readUserProfile /id',
      'reply left-out: listCards /cards/-/pan',
    ]),
  );
  window.removeEventListener(recordedType, note);
});
