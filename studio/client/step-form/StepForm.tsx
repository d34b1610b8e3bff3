import Form from '@rjsf/core';
import { useTranslation } from '#i18n';
import { useId, useState } from 'react';
import { ArrayFieldItemTemplate, ArrayFieldTemplate, ObjectFieldTemplate } from './GroupTemplate.tsx';
import { Choice, Several, Untold, Whole, Words, Yes } from './controls.tsx';
import { FieldTemplate } from './FieldTemplate.tsx';
import { StepFormShared, type StepFormContext } from './form-context.ts';
import { noRules } from './no-rules.ts';
import type { Shape } from './shape.ts';
import { stepAt } from './step-text.ts';
import styles from './StepForm.module.css';

const Nothing = () => null;

const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};
const widgets = { choice: Choice, words: Words, number: Whole, yes: Yes, several: Several };
const fields = { untold: Untold };

// What is not there is not there: rjsf puts nothing in of its own.
const asGiven = {
  constAsDefaults: 'never',
  emptyObjectFields: 'skipDefaults',
  arrayMinItems: { populate: 'never' },
} as const;

type FormProps = Omit<StepFormContext, 'put'> & {
  shape: Shape;
  step: Readonly<Record<string, unknown>>;
  onEdit: (next: unknown, isTyping: boolean) => void;
};

/** Edits a step by a form, with the help of the field in use beneath it. */
export function StepForm({ shape, step, onEdit, ...shared }: FormProps) {
  const { t } = useTranslation('studio');
  const prefix = useId();
  const [help, setHelp] = useState('');
  return (
    <StepFormShared value={{ ...shared, put: (keys, next) => onEdit(stepAt(step, keys, next), false) }}>
      <div className={styles['form']} onFocus={({ target }) => setHelp(helpOf(target))}>
        <Form
          tagName="div"
          className=""
          idPrefix={prefix}
          schema={shape.schema}
          uiSchema={shape.ui}
          validator={noRules}
          noValidate
          experimental_defaultFormStateBehavior={asGiven}
          showErrorList={false}
          templates={templates}
          widgets={widgets}
          fields={fields}
          formContext={{ told: shared.told }}
          formData={step}
          onChange={({ formData }) => onEdit(formData, true)}
        >
          <></>
        </Form>
        <p className={styles['help']}>{help === '' ? t('stepForm.help') : help}</p>
      </div>
    </StepFormShared>
  );
}

/** Finds what is said of the field that something stands in. */
const helpOf = (target: Element): string => {
  const field = target.closest('[data-help]');
  const id = field instanceof HTMLElement ? field.dataset['help'] : undefined;
  return document.querySelector(`[id="${CSS.escape(`${id}-about`)}"]`)?.textContent ?? '';
};
