import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';

import { Icon } from '../icon/Icon.tsx';
import { Unbroken } from '../layout/Unbroken.tsx';
import styles from './Field.module.css';
import { OptionalMark } from './OptionalMark.tsx';

/** What every field says of itself; `error` makes it invalid and is tied to it and announced. */
export type FieldProps = {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** Counts how often the error was told: it is read out anew each time, though it says the same. */
  turn?: number | undefined;
  /** Stands beside the label of what may be left empty. */
  optionalLabel?: string | undefined;
  /** The id of the input itself, so that an error summary can lead to it. */
  id?: string | undefined;
  name?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
};

type FieldFrameProps = Pick<FieldProps, 'label' | 'description' | 'error' | 'optionalLabel'> & {
  children: ReactNode;
};

/** Sets label, description, control and error in the order in which they are read. */
export function FieldFrame({ label, description, error, optionalLabel, children }: FieldFrameProps) {
  return (
    <>
      <Label className={styles['label'] ?? ''}>
        <Unbroken>{label}</Unbroken>
        <OptionalMark label={optionalLabel} />
      </Label>
      {description !== undefined && (
        <Text slot="description" className={styles['description'] ?? ''}>
          <Unbroken>{description}</Unbroken>
        </Text>
      )}
      {children}
      <FieldProblem error={error} />
    </>
  );
}

/** Keeps a live region beside the control, so that an error is announced when it comes. */
function FieldProblem({ error }: { error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <FieldError className={styles['error'] ?? ''}>
          <Icon name="critical" />
          <span>{error}</span>
        </FieldError>
      )}
    </div>
  );
}
