import type { FieldUi, FormFile } from '#schemas';
import type { FieldWriting } from '#studio';

type Property = Readonly<Record<string, unknown>>;

/** What is answered to what is shown otherwise than as a line of text. */
const types: Readonly<Record<string, 'integer' | 'boolean' | 'array'>> = {
  amount: 'integer',
  checkbox: 'boolean',
  consent: 'boolean',
  files: 'array',
};

/** How bounds are called, by what they bound. */
const bounds = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
  boolean: [],
} as const;

const formats: Readonly<Record<string, string>> = { email: 'email', date: 'date' };
const choosing = ['select', 'radio', 'list'];

/** What belongs to one way of showing a field, and goes with it. */
const ofWidgets: Readonly<Record<string, readonly string[]>> = {
  lifeFrom: ['code'],
  taskFrom: ['captcha'],
  strengthFrom: ['secret-code'],
  classes: ['new-password'],
  choicesFrom: choosing,
  choiceKeys: choosing,
};

/** Writes a field into a form: at its place, required or not, within its limits, shown as is said. */
export function formWith(form: FormFile, field: FieldWriting): FormFile {
  const { name, after, isRequired } = field;
  const { properties, required = [], ...rest } = form.schema;
  const before = properties[name];
  const others = Object.entries(properties).filter(([each]) => each !== name);
  const at = others.findIndex(([each]) => each === after) + 1;
  const needed = required.includes(name) ? required : [...required, name];
  const asked = isRequired ? needed : required.filter((each) => each !== name);
  return {
    ...form,
    schema: {
      ...rest,
      ...(asked.length > 0 && { required: asked }),
      properties: Object.fromEntries(others.toSpliced(at, 0, [name, propertyOf(field, before)])),
    },
    ui: { ...form.ui, [name]: shownAs(field, form.ui?.[name] ?? {}) },
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Leaves out what has no value. */
const stated = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What is bounded anew; the rest of a field stays while what is answered has the same type. */
const bounding = ['enum', 'pattern', 'format', 'const', ...Object.values(bounds).flat()];

function propertyOf(field: FieldWriting, before: Property = {}): Property {
  const { widget, limits } = field;
  const type = types[widget] ?? 'string';
  const kept =
    before['type'] === type ? Object.entries(before).filter(([key]) => !bounding.includes(key)) : [];
  const [least, most] = bounds[type];
  const { choices = [], pattern } = limits;
  return stated({
    type,
    ...Object.fromEntries(kept),
    format: formats[widget],
    enum: choices.length > 0 ? choices : undefined,
    pattern,
    ...(least && { [least]: limits.least ?? leastOf(field, type) }),
    ...(most && { [most]: limits.most }),
    const: type === 'boolean' ? field.isRequired || undefined : before['const'],
  });
}

/** An empty line is no answer to what must be answered. */
function leastOf({ isNew, isRequired, widget, limits }: FieldWriting, type: string): number | undefined {
  const isOpen = limits.choices === undefined && limits.pattern === undefined && !(widget in formats);
  return isNew && isRequired && type === 'string' && isOpen ? 1 : undefined;
}

const digits = /^\^(?:\[0-9\]|\\d)\{(?:\d+,)?(\d+)\}\$$/;

function shownAs(field: FieldWriting, before: FieldUi): Values {
  const { widget, limits } = field;
  const kept = Object.entries(before).filter(([key]) => ofWidgets[key]?.includes(widget) ?? true);
  const { choiceKeys, ...rest }: FieldUi = Object.fromEntries(kept);
  const { choicesFrom } = limits;
  return stated({
    ...rest,
    widget,
    choicesFrom,
    choiceKeys: choicesFrom === undefined ? undefined : choiceKeys,
    filter: filterOf(field) ?? rest.filter,
    maxLength: longestTyped(field) ?? rest.maxLength,
  });
}

const filterOf = ({ isNew, widget, limits }: FieldWriting): FieldUi['filter'] =>
  isNew && ['text', 'phone', 'code'].includes(widget) && digits.test(limits.pattern ?? '')
    ? 'digits'
    : undefined;

/** Of what is typed as text no more can be typed than may be answered. */
function longestTyped({ widget, limits }: FieldWriting): number | undefined {
  if (widget in types || choosing.includes(widget)) return undefined;
  const [, longest] = digits.exec(limits.pattern ?? '') ?? [];
  return limits.most ?? (longest === undefined ? undefined : Number(longest));
}
