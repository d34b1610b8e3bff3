import { ListBoxItem } from 'react-aria-components/ListBox';
import { Text } from 'react-aria-components/Text';

import { Icon } from '../icon/Icon.tsx';
import type { Choice } from './choice.ts';
import styles from './MultiSelect.module.css';

/** Shows one answer of a list that folds away, with a tick when it is chosen. */
export function SelectChoice({ choice }: { choice: Choice }) {
  return (
    <ListBoxItem
      id={choice.value}
      textValue={choice.label}
      isDisabled={choice.isDisabled ?? false}
      className={styles['item'] ?? ''}
    >
      <span className={styles['check']}>
        <Icon name="check" />
      </span>
      <span className={styles['words']}>
        <Text slot="label">{choice.label}</Text>
        {choice.description !== undefined && (
          <Text slot="description" className={styles['note'] ?? ''}>
            {choice.description}
          </Text>
        )}
      </span>
    </ListBoxItem>
  );
}
