import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';

import { join } from '../class-names.ts';
import { given } from '../given.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
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
  /** While true the button shows a spinner, keeps its width and focus, and cannot be pressed or submit. */
  isLoading?: boolean | undefined;
  /** What assistive technology hears while it loads. */
  loadingLabel?: string | undefined;
  icon?: IconName | undefined;
  isFullWidth?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** The id of the form to submit, for a button that stands outside of it. */
  form?: string | undefined;
  /** Says more than the visible words, which it must contain. */
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Acts when pressed, and shows that it is acting until `isLoading` ends (LOAD-02). */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    icon,
    isFullWidth,
    isLoading = false,
    loadingLabel,
    ...rest
  } = props;
  const stopsEnter = isLoading && rest.type === 'submit';
  return (
    <>
      {stopsEnter && <SubmitBarrier form={rest.form} />}
      <AriaButton
        {...given(rest)}
        isPending={isLoading}
        className={join(styles['button'], styles[variant], isFullWidth && styles['wide'])}
      >
        <span className={styles['words']}>
          {icon !== undefined && <Icon name={icon} />}
          {children}
        </span>
        {isLoading && (
          <ProgressBar className={styles['progress'] ?? ''} isIndeterminate aria-label={loadingLabel ?? '…'}>
            <Spinner />
          </ProgressBar>
        )}
      </AriaButton>
    </>
  );
}

/** Keeps Enter in a field from submitting while the real button loads: a form whose first submit button is disabled does not. */
function SubmitBarrier({ form }: { form: string | undefined }) {
  return <input type="submit" disabled hidden form={form} />;
}
