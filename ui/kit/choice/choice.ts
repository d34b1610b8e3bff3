import type { ReactNode } from 'react';

/** One of the answers that a field of choices offers; `value` is what the owner gets back. */
export type Choice = {
  value: string;
  label: string;
  description?: ReactNode;
  isDisabled?: boolean | undefined;
};
