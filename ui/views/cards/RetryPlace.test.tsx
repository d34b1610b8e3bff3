import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { NoData } from './NoData.tsx';
import { renderInPortal } from './portal.fixture.tsx';
import { RetryPlace } from './RetryPlace.tsx';

it('keeps the focus while the panel loads again and once it is there', async () => {
  await renderInPortal(
    <RetryPlace label="Figures">
      <Panel />
    </RetryPlace>,
  );
  const retry = screen.getByRole('button', { name: 'Riprova' });
  retry.focus();

  fireEvent.click(retry);

  expect(screen.getByText('loading')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Figures' }));

  fireEvent.click(screen.getByText('loading'));

  expect(screen.getByText('loaded')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Figures' }));
});

it('keeps the focus as well where the connection comes back while the button has it', async () => {
  await renderInPortal(
    <RetryPlace label="Figures">
      <Panel />
    </RetryPlace>,
  );
  screen.getByRole('button', { name: 'Riprova' }).focus();

  fireEvent(window, new Event('online'));

  expect(screen.getByText('loading')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Figures' }));
});

it('is no group of its own until something was retried in it', async () => {
  await renderInPortal(<RetryPlace label="Figures">loaded</RetryPlace>);

  expect(screen.queryByRole('group')).toBeNull();
});

function Panel() {
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
  if (state === 'failed') {
    return <NoData title="Failed" text="" retry="Riprova" onRetry={() => setState('loading')} />;
  }
  return (
    <button type="button" tabIndex={-1} onClick={() => setState('loaded')}>
      {state}
    </button>
  );
}
