import { Icon } from '../icon/Icon.tsx';
import styles from './Field.module.css';

type RevealButtonProps = {
  isShown: boolean;
  showLabel: string;
  hideLabel: string;
  isDisabled: boolean | undefined;
  onToggle: () => void;
};

/** Shows and hides what a secret field holds; it names what it would do. */
export function RevealButton({ isShown, showLabel, hideLabel, isDisabled, onToggle }: RevealButtonProps) {
  return (
    <button
      type="button"
      className={styles['toggle']}
      aria-label={isShown ? hideLabel : showLabel}
      disabled={isDisabled}
      onClick={onToggle}
    >
      <Icon name={isShown ? 'hide' : 'show'} />
    </button>
  );
}
