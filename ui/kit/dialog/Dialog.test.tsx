import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Button } from '../button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function Opener({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Is it you?"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        isDismissable={isDismissable}
        closeLabel="Close"
      >
        <p>Body</p>
      </Dialog>
    </>
  );
}

it('moves focus to its heading when it opens [S-64]', async () => {
  render(<Opener />);

  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Is it you?' }));
  expect(screen.getByRole('dialog', { name: 'Is it you?' })).toBeTruthy();
});

it('gives focus back to the button that opened it [S-64]', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })));
});

it('closes with its close button', async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

it('stays when Escape is pressed on what must be answered', async () => {
  render(<Opener isDismissable={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));

  await userEvent.keyboard('{Escape}');

  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('moves focus to the heading of the next step that it shows [S-64]', async () => {
  const onClose = vi.fn<() => void>();
  const { rerender } = render(
    <Dialog title="Number" focusKey="number" isOpen onClose={onClose}>
      <Button>Next</Button>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));

  rerender(
    <Dialog title="Code" focusKey="code" isOpen onClose={onClose}>
      <Button>Next</Button>
    </Dialog>,
  );

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Code' }));
  expect(screen.getByRole('dialog', { name: 'Code' })).toBeTruthy();
});
