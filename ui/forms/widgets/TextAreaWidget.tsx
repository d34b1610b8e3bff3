import type { WidgetProps } from '@rjsf/utils';
import { TextArea } from '#ui/kit';
import { fieldProps, heldText, shownText, uiOf } from './field-props.ts';
import { filterText } from './filter-text.ts';

/** Takes several lines of text, or as much of them as the field’s filter lets through (FORM-04). */
export function TextAreaWidget(props: WidgetProps) {
  return (
    <TextArea
      {...fieldProps(props)}
      value={shownText(props.value)}
      onChange={(text) => props.onChange(heldText(filterText(text, uiOf(props))))}
    />
  );
}
