import type { MouseEvent, ReactNode, Ref } from 'react';

import { join } from '../class-names.ts';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Unbroken } from '../layout/Unbroken.tsx';
import { Spinner } from '../status/Spinner.tsx';
import styles from './Button.module.css';

/** Tells how loud an action is: one primary on a screen, quiet for the way out. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'critical';

type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  type?: 'button' | 'submit' | 'reset' | undefined;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** Looks as if it were disabled, and still acts: for what says, when pressed, what is missing. */
  isWaiting?: boolean | undefined;
  /** While true the button shows a spinner, keeps its width and focus, and cannot be pressed or submit. */
  isLoading?: boolean | undefined;
  /** What assistive technology hears while it loads; a button as wide as its place shows it, too. */
  loadingLabel?: string | undefined;
  icon?: IconName | undefined;
  isFullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** The id of the form to submit, for a button that stands outside of it. */
  form?: string | undefined;
  /** Says more than the visible words, which it must contain. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** For a button that folds something out beneath it. */
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/**
 * Acts when pressed, and shows that it is acting until `isLoading` ends (LOAD-02). Meanwhile it is not `disabled`, which
 * would throw the focus away.
 */
export function Button(props: ButtonProps) {
  const { children, icon, variant = 'primary', type = 'button', isFullWidth, loadingLabel, ...own } = props;
  const { isLoading = false, isWaiting, isDisabled, onPress, ...rest } = own;

  function press(event: MouseEvent): void {
    if (isLoading) event.preventDefault();
    else onPress?.();
  }

  const look = [styles[variant], isFullWidth && styles['wide'], isLoading && styles['loading']];
  return (
    <>
      {isLoading && type === 'submit' && <SubmitBarrier form={rest.form} />}
      <button
        {...given({
          ...rest,
          disabled: isDisabled,
          'aria-disabled': isLoading || isWaiting || undefined,
        })}
        type={type}
        onClick={press}
        className={join(styles['button'], ...look)}
      >
        <span className={styles['words']}>
          {icon !== undefined && <Icon name={icon} />}
          <Unbroken>{children}</Unbroken>
        </span>
        {isLoading && <Progress label={loadingLabel} />}
      </button>
    </>
  );
}

function Progress({ label = '…' }: { label: string | undefined }) {
  return (
    <span className={styles['progress']}>
      <progress aria-label={label} />
      <Spinner />
      <span className={styles['said']} aria-hidden>
        {label}
      </span>
    </span>
  );
}

/** Keeps Enter in a field from submitting while the real button loads: a form whose first submit button is disabled does not. */
function SubmitBarrier({ form }: { form: string | undefined }) {
  return <input type="submit" disabled hidden form={form} />;
}
