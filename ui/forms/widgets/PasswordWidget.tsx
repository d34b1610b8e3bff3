import type { WidgetProps } from '@rjsf/utils';
import { PasswordField } from '#ui/kit';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { contextOf, fieldProps, heldText, shownText, uiOf } from './field-props.ts';

/** Takes a password in use (FORM-06). */
export function PasswordWidget(props: WidgetProps) {
  return <AnyPassword {...props} autoComplete="current-password" />;
}

/** Takes a password to be, so that password managers offer to make one (FORM-06), with its rules in sight (PWD-06). */
export function NewPasswordWidget(props: WidgetProps) {
  return (
    <>
      <AnyPassword {...props} autoComplete="new-password" />
      <PasswordChecklist {...props} />
    </>
  );
}

function AnyPassword(props: WidgetProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { words } = contextOf(props);
  return (
    <PasswordField
      {...fieldProps(props)}
      showLabel={words.showPassword}
      hideLabel={words.hidePassword}
      autoComplete={props.autoComplete}
      maxLength={uiOf(props).maxLength}
      value={shownText(props.value)}
      onChange={(text) => props.onChange(heldText(text))}
    />
  );
}
