import StringField from '@rjsf/core/lib/components/fields/StringField.js';
import type { RegistryFieldsType, RegistryWidgetsType, TemplatesType } from '@rjsf/utils';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ObjectFieldTemplate } from './templates/ObjectFieldTemplate.tsx';
import type { Widget } from './widget.ts';
import { AmountWidget } from './widgets/AmountWidget.tsx';
import { CaptchaWidget } from './widgets/CaptchaWidget.tsx';
import { CardNumberWidget } from './widgets/CardNumberWidget.tsx';
import { CheckboxWidget, ConsentWidget, RadioWidget, SelectWidget } from './widgets/ChoiceWidgets.tsx';
import { CodeWidget, SecretCodeWidget } from './widgets/CodeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { ListWidget } from './widgets/ListWidget.tsx';
import { FilesField } from './widgets/FilesField.tsx';
import { EmailWidget } from './widgets/EmailWidget.tsx';
import { NewPasswordWidget, PasswordWidget } from './widgets/PasswordWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { TextAreaWidget } from './widgets/TextAreaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

const Nothing = () => null;

/** Returns rjsf’s templates over the kit; what a field says of itself is drawn by its control. */
export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
} satisfies Partial<TemplatesType>;

/**
 * Returns a field for every widget whose answer is more than one plain value. Numbers take what their widget says: rjsf’s
 * own field would read the text of an amount, as far as it is typed, by the language of the browser.
 */
export const fields = { files: FilesField, NumberField: StringField } satisfies RegistryFieldsType;

/** Returns a widget for every other one that the language of forms knows. */
export const widgets = {
  text: TextWidget,
  password: PasswordWidget,
  'new-password': NewPasswordWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  code: CodeWidget,
  amount: AmountWidget,
  select: SelectWidget,
  radio: RadioWidget,
  list: ListWidget,
  checkbox: CheckboxWidget,
  textarea: TextAreaWidget,
  consent: ConsentWidget,
  date: DateWidget,
  'card-number': CardNumberWidget,
  'secret-code': SecretCodeWidget,
  captcha: CaptchaWidget,
} satisfies Record<Exclude<Widget, keyof typeof fields>, RegistryWidgetsType[string]>;
