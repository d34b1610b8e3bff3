import { useId } from 'react';

import { Unbroken } from '../layout/Unbroken.tsx';
import styles from './Switch.module.css';

type SwitchProps = {
  label: string;
  description?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** While true it keeps the focus and cannot be switched: what it asked for is on its way. */
  isBusy?: boolean | undefined;
};

/** Turns something on or off at once, without a form around it. */
export function Switch({ label, description, isOn, onChange, isBusy = false }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        className={styles['input']}
        aria-labelledby={`${id}-label`}
        aria-describedby={description === undefined ? undefined : `${id}-note`}
        aria-disabled={isBusy || undefined}
        aria-checked={isOn}
        checked={isOn}
        onChange={() => isBusy || onChange(!isOn)}
      />
      <span className={styles['words']}>
        <span className={styles['label']} id={`${id}-label`}>
          <Unbroken>{label}</Unbroken>
        </span>
        {description !== undefined && (
          <span className={styles['note']} id={`${id}-note`}>
            <Unbroken>{description}</Unbroken>
          </span>
        )}
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span className={styles['thumb']} />
      </span>
    </label>
  );
}
