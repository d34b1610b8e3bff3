import type { FormFile } from '#schemas';
import type { JourneySource } from '../source/sources.ts';
import { changesBetween, orderChange, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** Compares the forms of a journey, field by field and member by member, and the order in which they ask. */
export function formChanges(before: JourneySource, after: JourneySource, wording: Wording): Change[] {
  const order = wording.say({ en: 'order', it: 'ordine' });
  const names = new Set([...before.forms.keys(), ...after.forms.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [before.forms.get(name)?.value, after.forms.get(name)?.value];
    const orders = was && is ? orderChange(`${name}: ${order}`, asked(was), asked(is)) : [];
    return [...orders, ...changesBetween(fieldsOf(name, was, wording), fieldsOf(name, is, wording))];
  });
}

const asked = ({ schema }: FormFile): string[] => Object.keys(schema.properties);

function fieldsOf(form: string, file: FormFile | undefined, { say, value }: Wording): Map<string, string> {
  if (!file) return new Map();
  const { schema, ui } = file;
  const isRequired = (field: string) => schema.required?.includes(field) === true;
  return new Map(
    Object.entries(schema.properties).flatMap(([field, property]): [string, string][] => {
      const must = isRequired(field)
        ? { en: 'required', it: 'obbligatorio' }
        : { en: 'optional', it: 'facoltativo' };
      const drawn = Object.entries(ui?.[field] ?? {}).map(([key, member]): [string, unknown] => [
        Object.hasOwn(property, key) ? `ui ${key}` : key,
        member,
      ]);
      const members: [string, unknown][] = [...Object.entries(property), ...drawn];
      return [
        [`${form}.${field}`, say(must)],
        ...members.map(([key, member]): [string, string] => [`${form}.${field} ${key}`, value(member)]),
      ];
    }),
  );
}
