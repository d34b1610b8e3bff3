import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import { Unbroken } from '../layout/Unbroken.tsx';
import styles from './Field.module.css';
import type { FieldProps } from './FieldFrame.tsx';
import { OptionalMark } from './OptionalMark.tsx';
import { type TiedInput, useTiedInput } from './tied-input.ts';

type InputFrameProps = {
  field: FieldProps & { hint?: ReactNode };
  /** The ids of what else is read out with the input, such as a unit. */
  alsoSaid?: readonly string[] | undefined;
  /** Stands beneath the input and is read out with it. */
  note?: ReactNode;
  children: (tied: TiedInput) => ReactNode;
};

/**
 * Sets label, description, input, error and note in the order in which they are read, and ties them. The login has two of
 * these: they stand on nothing that would have to be loaded (S-70).
 */
export function InputFrame({ field, alsoSaid, note, children }: InputFrameProps) {
  const { label, description, error, turn, hint, optionalLabel } = field;
  const tied = useTiedInput({ ...field, note }, alsoSaid);
  const { id } = tied;
  return (
    <div
      className={styles['field']}
      data-invalid={error === undefined ? undefined : true}
      data-disabled={field.isDisabled === true ? true : undefined}
      data-readonly={field.isReadOnly === true ? true : undefined}
    >
      <label className={styles['label']} htmlFor={id}>
        <Unbroken>{label}</Unbroken>
        <OptionalMark label={optionalLabel} />
      </label>
      {description !== undefined && (
        <span className={styles['description']} id={`${id}-help`}>
          <Unbroken>{description}</Unbroken>
        </span>
      )}
      {children(tied)}
      <InputProblem {...{ id, error, turn, hint }} />
      {note !== undefined && (
        <span className={styles['description']} id={`${id}-note`}>
          {note}
        </span>
      )}
    </div>
  );
}

type InputProblemProps = {
  id: string;
  error: string | undefined;
  turn?: number | undefined;
  hint?: ReactNode;
};

/**
 * Keeps a live region beside an input, so that an error or a hint is announced when it comes. The error comes first: above a
 * phone's keyboard there is room for a line or two beneath the input.
 */
export function InputProblem({ id, error, turn, hint }: InputProblemProps) {
  return (
    <div aria-live="polite">
      {error !== undefined && (
        <span key={turn} className={styles['error']} id={`${id}-error`}>
          <Icon name="critical" />
          <span>{error}</span>
        </span>
      )}
      {hint !== undefined && (
        <span className={styles['description']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
