import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds a popup once its code is there: until then one of the same title says that it comes. */
export const findPopup = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const popup = screen.getByRole('dialog', { name: title });
    expect(popup.querySelector('[data-loading="Caricamento in corso"]')).toBeNull();
    return popup;
  });
