import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRootMark } from './use-root-mark.ts';

function Marked({ isOn }: { isOn: boolean }) {
  useRootMark('dialog', isOn);
  return null;
}

const isMarked = () => document.documentElement.hasAttribute('data-dialog');

it('marks the root for as long as anyone asks for it', () => {
  const one = render(<Marked isOn />);
  const other = render(<Marked isOn />);
  expect(isMarked()).toBe(true);

  one.unmount();
  expect(isMarked()).toBe(true);
  other.rerender(<Marked isOn={false} />);
  expect(isMarked()).toBe(false);
  other.unmount();
  expect(isMarked()).toBe(false);
});
