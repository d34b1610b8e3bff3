import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FocusKeeper } from './FocusKeeper.tsx';

type Shown = { isOn: boolean; hasTile?: boolean };

const page = ({ isOn, hasTile = true }: Shown) => (
  <>
    <main>
      <h1 tabIndex={-1}>{'Card'}</h1>
      <a href="/first">{'First'}</a>
      {hasTile && (
        <section>
          <div>{isOn && <button type="button">{'Off'}</button>}</div>
          <a href="/more">{'More'}</a>
        </section>
      )}
    </main>
    <FocusKeeper />
  </>
);

it('leads to what stands nearest when the button that had the focus has gone [S-64]', async () => {
  const { rerender } = render(page({ isOn: true }));
  screen.getByRole('button', { name: 'Off' }).focus();

  rerender(page({ isOn: false }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More' })));
});

const card = (isLocked: boolean) => (
  <>
    <main>
      <div>
        <section>
          <button type="button" aria-disabled="true">
            {'Before'}
          </button>
          <button type="button">{'Next'}</button>
        </section>
        {isLocked ? (
          <aside>
            <a href="tel:800000100">{'Call'}</a>
            <button type="button">{'Unlock'}</button>
          </aside>
        ) : (
          <div>
            <button type="button">{'Lock'}</button>
          </div>
        )}
      </div>
    </main>
    <FocusKeeper />
  </>
);

it('leads to the button that stands in the place of one that has gone, past what cannot be pressed [S-64] [HOLDER-24]', async () => {
  const { rerender } = render(card(false));
  screen.getByRole('button', { name: 'Lock' }).focus();

  rerender(card(true));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unlock' })));
});

it('leads to the heading of the page when all that stood around it has gone [S-64]', async () => {
  const { rerender } = render(page({ isOn: true }));
  screen.getByRole('button', { name: 'Off' }).focus();

  rerender(page({ isOn: true, hasTile: false }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('leaves alone who has pressed elsewhere since', async () => {
  const { rerender } = render(page({ isOn: true }));
  screen.getByRole('button', { name: 'Off' }).focus();
  await userEvent.click(document.body);

  rerender(page({ isOn: false }));
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

  expect(document.activeElement).toBe(document.body);
});
