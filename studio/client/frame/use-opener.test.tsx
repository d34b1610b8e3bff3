import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useOpener } from './use-opener.ts';

function Page({ isShown }: { isShown: boolean }) {
  const opener = useOpener(isShown);
  return (
    <>
      <button type="button" ref={opener} aria-label="opens it" />
      {isShown && <input aria-label="in what is open" />}
      <input aria-label="elsewhere" />
    </>
  );
}

/** Closes what is open while a box has the focus, and says what has it then. */
function closeWhileIn(box: string): Element | null {
  const { rerender } = render(<Page isShown />);
  screen.getByLabelText(box).focus();
  rerender(<Page isShown={false} />);
  return document.activeElement;
}

describe('what has opened something [STUDIO-19]', () => {
  it('has the focus again once that is closed', () => {
    expect(closeWhileIn('in what is open')).toBe(screen.getByRole('button'));
  });

  it('leaves the focus with who has gone on elsewhere before it was closed', () => {
    expect(closeWhileIn('elsewhere')).toBe(screen.getByLabelText('elsewhere'));
  });
});
