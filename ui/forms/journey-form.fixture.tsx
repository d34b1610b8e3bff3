import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { FormState } from '#engine';
import type { FieldUi, FormFile } from '#schemas';
import { compileValidators } from '../build/form-validators.ts';
import { compiledForm } from './compiled-form.ts';
import type { FormTextRef } from './form-texts.ts';
import { JourneyForm, type JourneyFormProps } from './JourneyForm.tsx';

/** How a form stands that nothing has happened to. */
export const fresh: FormState = { blanks: 0, invalid: false, errors: {} };

/** Compiles a form as the build does. */
export async function compiled(file: FormFile) {
  const code = await compileValidators({ form: file });
  const { validators } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return compiledForm(file, validators.form);
}

/** A form of one required field. */
export function one(property: FormFile['schema']['properties'][string], ui: FieldUi) {
  return compiled({
    schema: { type: 'object', required: ['it'], properties: { it: property } },
    ui: { it: ui },
  });
}

/** Presses the button that sends a form. */
export const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

/** Returns each text by its place, so that a test reads which one was asked for. */
export function places(ref: FormTextRef): string | undefined {
  switch (ref.kind) {
    case 'field':
      return ref.part === 'label' ? ref.field : undefined;
    case 'choice':
      return ref.value;
    case 'choice-note':
    case 'refusal':
      return undefined;
    case 'server':
    case 'shared':
      return ref.key;
  }
}

/** Words as `places` does, with what is put into them; each field has an error of its own. */
export const withValues: typeof places = (ref) => {
  if (ref.kind === 'field' && ref.part === 'error') return 'write something';
  return ref.kind === 'shared' && ref.values !== undefined
    ? [ref.key, ...Object.values(ref.values)].join(' ')
    : places(ref);
};

/** Draws a form with a button that sends it. */
export function show(props: Partial<JourneyFormProps> & Pick<JourneyFormProps, 'form'>) {
  const onSubmit = vi.fn<JourneyFormProps['onSubmit']>();
  const onValidity = vi.fn<(isValid: boolean) => void>();
  const all: JourneyFormProps = {
    id: 'f',
    name: 'form',
    state: fresh,
    values: {},
    choices: {},
    texts: places,
    onSubmit,
    onValidity,
    ...props,
  };
  const tree = () => (
    <>
      <JourneyForm {...all} />
      <button type="submit" form="f">
        {'send'}
      </button>
    </>
  );
  const shown = render(tree());
  const again = (changed: Partial<JourneyFormProps>) => {
    Object.assign(all, changed);
    shown.rerender(tree());
  };
  return { onSubmit, onValidity, again, unmount: shown.unmount };
}
