import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Money } from './Money.tsx';

it('is read as one amount, though its parts look different', () => {
  const parts = { sign: '−', units: '1.234', decimals: '56', currency: '€' };

  const { container } = render(<Money parts={parts} size="display" />);

  expect(container.textContent).toBe('−1.234,56\u00a0€');
});
