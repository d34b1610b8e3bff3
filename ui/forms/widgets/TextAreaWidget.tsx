import type { WidgetProps } from '@rjsf/utils';
import { formatCount } from '#i18n';
import { TextArea } from '#ui/kit';
import { contextOf, fieldProps, heldText, shownText, uiOf } from './field-props.ts';
import { filterText } from './filter-text.ts';

/**
 * Takes several lines of text, or what the field’s filter lets through of them (FORM-04). It counts beside a field that
 * has a length, and cuts nothing off: what is too much is the writer’s to choose.
 */
export function TextAreaWidget(props: WidgetProps) {
  const { maxLength: most, ...ui } = uiOf(props);
  const { texts } = contextOf(props);
  const text = shownText(props.value);
  const over = most === undefined ? 0 : Math.max(0, text.length - most);
  const count = { typed: formatCount(text.length), most: formatCount(most ?? 0), over: formatCount(over) };
  const counted = over > 0 ? 'textarea.over' : 'textarea.typed';
  return (
    <TextArea
      {...fieldProps(props)}
      value={text}
      note={most === undefined ? undefined : texts({ kind: 'shared', key: counted, values: count })}
      alert={over > 0 ? texts({ kind: 'shared', key: 'problem.textarea.maxLength' }) : undefined}
      onChange={(typed) => props.onChange(heldText(filterText(typed, ui)))}
    />
  );
}
