import { pointerKeys, textPlaces, withVariants, type TextPlace } from '#analysis';
import {
  definitionOf,
  definitionPath,
  inside,
  joined,
  textIn,
  valueIn,
  type Asked,
  type KnownName,
} from './asked.ts';
import { fieldsOf, formPath } from './of-forms.ts';
import { steps } from './of-steps.ts';

/** The places of a journey’s texts, those of their variants too; none while the journey cannot be read as a whole. */
export function placesOfTexts(asked: Asked): TextPlace[] {
  const source = asked.sources.journeys.get(asked.journey);
  const { value, document } = source?.journey ?? {};
  if (!source || !value || !document) return [];
  return [...withVariants(textPlaces(source, document, value), valueIn(asked, asked.path))];
}

/** Lists the keys that may stand beside the one at the caret, each with what needs it. */
export function textKeys(asked: Asked): KnownName[] {
  const { keys, say } = asked;
  const above = keys.slice(0, -1);
  const isBeneath = ({ path }: TextPlace) =>
    path.length > above.length && above.every((key, index) => path[index] === key);
  const beneath = Map.groupBy(placesOfTexts(asked).filter(isBeneath), ({ path }) => path[above.length] ?? '');
  return [...beneath].map(([name, [first]]) => {
    const path = [...above, name];
    const { detail, home } = ownerOf(path, first, asked);
    const must = first?.required
      ? say({ en: 'required', it: 'obbligatorio' })
      : say({ en: 'optional', it: 'facoltativo' });
    const isText = first?.path.length === path.length;
    return { name, detail: joined(isText ? must : '', detail), ...(home && { home }) };
  });
}

/** Who shows a text, and where that is at home. */
type Owner = Omit<KnownName, 'name'>;

/** Tells what shows a text, or asks for the texts beneath a key: the step, and within it the action, field or refusal. */
export function ownerOf(path: readonly string[], place: TextPlace | undefined, asked: Asked): Owner {
  const [step = ''] = path;
  const { detail = '', home } = steps(asked).find((each) => each.name === step) ?? {};
  return ownerWithin(path, place, asked) ?? { detail, ...(home && { home }) };
}

function ownerWithin(
  [step = '', part = '', name = '']: readonly string[],
  place: TextPlace | undefined,
  asked: Asked,
): Owner | undefined {
  if (part === 'actions') return actionAt(['steps', step, part, name], asked);
  if (part === 'fields') return fieldAt(step, name, asked);
  if (part !== 'errors' || name === '' || !place) return undefined;
  return refusalAt(pointerKeys(place.owner.pointer), asked);
}

function actionAt(keys: readonly string[], asked: Asked): Owner | undefined {
  const to = textIn(definitionOf(asked), ...keys, 'to');
  return to === '' ? undefined : { detail: `→ ${to}`, home: { path: definitionPath(asked.journey), keys } };
}

function fieldAt(step: string, name: string, asked: Asked): Owner | undefined {
  const form = textIn(definitionOf(asked), 'steps', step, 'form');
  if (form === '') return undefined;
  if (name === '') return { detail: form, home: { path: formPath(asked, form), keys: [] } };
  const field = fieldsOf(asked, form).find((each) => each.name === name);
  return field && { ...field, detail: joined(form, field.detail) };
}

function refusalAt(keys: readonly string[], asked: Asked): Owner {
  const [root, step = ''] = keys;
  const route = inside(definitionOf(asked), ...keys);
  return {
    detail: joined(textIn(route, 'type'), root === 'steps' ? step : '', textIn(route, 'note')),
    home: { path: definitionPath(asked.journey), keys },
  };
}
