import { focusField } from './form-focus.ts';
import type { ShownError } from './shown-errors.ts';

type ErrorOverviewProps = {
  formId: string;
  title: string;
  errors: readonly ShownError[];
};

/** Gathers the errors of a form above it, each leading to its field; one error needs no summary beside its field. */
export function ErrorOverview({ formId, title, errors }: ErrorOverviewProps) {
  if (errors.length < 2) return null;
  return (
    <div data-form-summary="">
      <h2 tabIndex={-1}>{title}</h2>
      <ul>
        {errors.map(({ field, label, text }) => (
          <li key={field}>
            <a
              href={`#${formId}_${field}`}
              onClick={(event) => {
                event.preventDefault();
                const form = event.currentTarget.closest('form');
                if (form) focusField(form, `${formId}_${field}`);
              }}
            >
              {text === '' ? label : `${label}: ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
