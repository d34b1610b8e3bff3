import type { WidgetProps } from '@rjsf/utils';
import { Checkbox, RadioGroup, Select } from '#ui/kit';
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

function choosing(props: WidgetProps) {
  const choices = contextOf(props).choices[props.name] ?? [];
  const chosen = choices.find(({ answer }) => answer === props.value);
  return {
    choices,
    value: chosen?.value ?? null,
    onChange: (value: string) => props.onChange(choices.find((choice) => choice.value === value)?.answer),
  };
}
