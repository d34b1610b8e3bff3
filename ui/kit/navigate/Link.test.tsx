import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { ButtonLink } from '../button/ButtonLink.tsx';
import { KitProvider } from './KitProvider.tsx';
import { Link } from './Link.tsx';

it('moves inside the portal without loading the page again', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <KitProvider locale="it-IT" navigate={navigate}>
      <Link href="/n/profile">Profile</Link>
      <ButtonLink href="/assistance">Help</ButtonLink>
    </KitProvider>,
  );

  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));

  expect(navigate.mock.calls).toEqual([['/n/profile'], ['/assistance']]);
});

it('leaves a press with a modifier key to the browser, which opens a new tab', () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <KitProvider locale="it-IT" navigate={navigate}>
      <Link href="#top">Top</Link>
      <Link href="/n/profile">Profile</Link>
    </KitProvider>,
  );

  const link = screen.getByRole('link', { name: 'Profile' });
  link.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(screen.getByRole('link', { name: 'Top' }));

  expect(navigate).not.toHaveBeenCalled();
});

it('tells an external page nothing of this one, and the holder that a tab opens [S-46]', () => {
  render(
    <Link href="https://bank.example" externalLabel="opens a new tab">
      Rates
    </Link>,
  );

  const link = screen.getByRole('link', { name: 'Rates opens a new tab' });

  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
});
