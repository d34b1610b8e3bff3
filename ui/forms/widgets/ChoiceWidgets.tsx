import type { WidgetProps } from '@rjsf/utils';
import { Checkbox, Disclosure, RadioGroup, RichText, Select } from '#ui/kit';
import { contextOf, fieldProps } from './field-props.ts';

/** Asks for one of a few answers, all of them in sight. */
export function RadioWidget(props: WidgetProps) {
  return <RadioGroup {...fieldProps(props)} {...choosing(props)} />;
}

/** Asks for one of many answers. */
export function SelectWidget(props: WidgetProps) {
  return <Select {...fieldProps(props)} {...choosing(props)} placeholder={contextOf(props).words.choose} />;
}

/** Asks for a yes; no answer and no are the same, so that a consent can be required. */
export function CheckboxWidget(props: WidgetProps) {
  const { optionalLabel: _, ...field } = fieldProps(props);
  return (
    <Checkbox
      {...field}
      isSelected={props.value === true}
      onChange={(isSelected) => props.onChange(isSelected ? true : undefined)}
    />
  );
}

/** Asks for a consent and keeps its whole text beneath it, to be read before the answer (REG-08). */
export function ConsentWidget(props: WidgetProps) {
  const { texts, words } = contextOf(props);
  const text = texts({ kind: 'field', field: props.name, part: 'document' });
  return (
    <>
      <CheckboxWidget {...props} />
      {text !== undefined && (
        <Disclosure title={words.readConsent} level={2}>
          <RichText text={text} />
        </Disclosure>
      )}
    </>
  );
}

function choosing(props: WidgetProps) {
  const choices = contextOf(props).choices[props.name] ?? [];
  const chosen = choices.find(({ answer }) => answer === props.value);
  return {
    choices,
    value: chosen?.value ?? null,
    onChange: (value: string) => props.onChange(choices.find((choice) => choice.value === value)?.answer),
  };
}
