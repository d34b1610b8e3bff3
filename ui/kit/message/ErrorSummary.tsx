import { useEffect, useId, useRef, type MouseEvent } from 'react';

import { Icon } from '../icon/Icon.tsx';
import styles from './ErrorSummary.module.css';

type FieldProblem = {
  message: string;
  /** The id of the input to mend; without it the message stands for the whole form. */
  fieldId?: string | undefined;
};

type ErrorSummaryProps = {
  title: string;
  problems: readonly FieldProblem[];
  /** When it changes the summary takes focus again: the count of attempts, say. */
  focusKey?: string | number | undefined;
};

/** Lists what is to be mended, takes focus when it appears and leads to each field (S-65). */
export function ErrorSummary({ title, problems, focusKey }: ErrorSummaryProps) {
  return <Summary key={focusKey} title={title} problems={problems} />;
}

function Summary({ title, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => summary.current?.focus(), []);
  return (
    <section className={styles['summary']} ref={summary} tabIndex={-1} aria-labelledby={titleId}>
      <Icon name="critical" size={24} />
      <div className={styles['words']}>
        <p className={styles['title']} id={titleId}>
          {title}
        </p>
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={`${problem.fieldId}:${problem.message}`}>
              <Problem {...problem} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Problem({ message, fieldId }: FieldProblem) {
  if (fieldId === undefined) return message;
  return (
    <a className={styles['link']} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
      {message}
    </a>
  );
}

const controls = 'input, textarea, button, select';

// The router owns the address, so the link moves focus and leaves the hash alone.
function goToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault();
  const place = document.querySelector<HTMLElement>(`[id="${CSS.escape(fieldId)}"]`);
  // A group of choices takes no focus itself: its chosen one, or its first, does.
  const control = place?.matches(controls)
    ? place
    : (place?.querySelector<HTMLElement>(':checked') ?? place?.querySelector<HTMLElement>(controls));
  control?.focus();
}
