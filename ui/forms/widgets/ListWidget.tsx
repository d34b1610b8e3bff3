import { useEffect, useRef, type RefObject } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { Button, Row, Rows, RowWords } from '#ui/kit';
import type { FormChoice } from '../choices.ts';
import type { BesideAction } from './beside.ts';
import { contextOf, fieldProps } from './field-props.ts';
import styles from './ListWidget.module.css';

/** Lists what the journey has gathered, line by line, with what can be done with each beside it; of an empty list the help of the field speaks. */
export function ListWidget(props: WidgetProps) {
  const { choices, beside } = contextOf(props);
  const { id, label, description } = fieldProps(props);
  const lines = choices[props.name] ?? [];
  const group = useRef<HTMLElement>(null);
  useFocusKept(group, lines.length);
  return (
    <section ref={group} className={styles['list']} aria-labelledby={`${id}__title`} tabIndex={-1}>
      <p className={styles['title']} id={`${id}__title`}>
        {label}
      </p>
      {lines.length === 0 && description !== undefined && <p className={styles['none']}>{description}</p>}
      {lines.length > 0 && (
        <Rows>
          {lines.map((line) => (
            <Row key={line.value}>
              <RowWords title={line.label} note={line.description} />
              <LineActions actions={beside[props.name] ?? []} line={line} />
            </Row>
          ))}
        </Rows>
      )}
    </section>
  );
}

/** What can be done with a line; each says with which to those who do not see them side by side. */
function LineActions({ actions, line }: { actions: readonly BesideAction[]; line: FormChoice }) {
  if (actions.length === 0) return null;
  return (
    <span className={styles['actions']}>
      {actions.map(({ name, words, act, ...state }) => (
        <Button
          key={name}
          variant="quiet"
          aria-label={`${words}: ${line.label}`}
          {...state}
          onPress={() => act(line.answer)}
        >
          {words}
        </Button>
      ))}
    </span>
  );
}

/** Leaves the focus at the list when the line that had it has been taken off. */
function useFocusKept(group: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isShorter = count < before.current;
    before.current = count;
    if (isShorter && document.activeElement === document.body) group.current?.focus();
  }, [group, count]);
}
