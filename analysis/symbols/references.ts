import { listRefusal } from '#engine';
import type { FileKind } from '../source/language.ts';
import { childOf, isNode, valueAt } from '../source/schema-shapes.ts';
import type { Around, NamingFile } from './around.ts';
import { formsAt } from './forms-at.ts';
import { namesHeld, type HeldName } from './held-names.ts';
import { formsAnswered, journeyOnTop } from './in-scenarios.ts';

/** What bears a name of which other places speak. */
export type NamedSort =
  | 'journey'
  | 'popup'
  | 'guard'
  | 'step'
  | 'form'
  | 'field'
  | 'datum'
  | 'input'
  | 'limit';

/** One thing by its name: the journey it belongs to, "" for what belongs to none, and for a field the forms it may be of. */
export type Named = { sort: NamedSort; of: string; name: string; forms?: readonly string[] };

/** A place that speaks of something by its name: the text that holds the name, and where in the text it stands. */
export type Mention = Named & { keys: readonly string[]; part: 'key' | 'value'; start: number; end: number };

/** Lists what a file speaks of by name; of texts without a word, where one is given, nothing need be known. */
export function mentionsIn(file: NamingFile, around: Around, word = ''): Mention[] {
  const { path, kind, value } = file;
  if (path === popupList && Array.isArray(value)) return value.flatMap(popupListed);
  const words = /^i18n\/it\/([^/]+)\.json$/.exec(path)?.[1];
  if (words !== undefined)
    return around.definition(words) === undefined ? [] : [...inTexts(words, value, around)];
  if (kind === undefined) return [];
  const [, of = '', folder, form = ''] = /^journeys\/([^/]+)\/(?:(\w+)\/)?([^/]+)\.json$/.exec(path) ?? [];
  const place = { of, form: folder === 'forms' ? form : '', file, around };
  const held = namesHeld(value, around.schemas.nameOf(kind), around.schemas.byName);
  return [
    ...ownId(kind, value),
    ...held.flatMap((each) => (each.name.includes(word) ? mentionsOf(each, place) : [])),
  ];
}

const popupList = 'journeys/popups.json';

const popupListed = (name: unknown, index: number): Mention[] =>
  typeof name === 'string' ? [whole('popup', '', { name, keys: [String(index)], part: 'value' })] : [];

function ownId(kind: FileKind, value: unknown): Mention[] {
  const name = kind === 'journey' ? childOf(value, 'id') : undefined;
  return typeof name === 'string' ? [whole('journey', '', { name, keys: ['id'], part: 'value' })] : [];
}

type At = { of: string; form: string; file: NamingFile; around: Around };
type Held = Omit<HeldName, 'sort'>;

const whole = (sort: NamedSort, of: string, held: Held): Mention =>
  part({ sort, of }, held, [0, held.name.length]);

/** Speaks of something in a piece of a text. */
function part(spoken: Omit<Named, 'name'>, held: Held, [start, end]: readonly [number, number]): Mention {
  const { name, keys, part: ofMember } = held;
  return { ...spoken, name: name.slice(start, end), keys, part: ofMember, start, end };
}

type Reader = (held: Held, at: At) => Mention[];

const asWhole =
  (sort: NamedSort): Reader =>
  (held, { of }) => [whole(sort, ofAll.has(sort) ? '' : of, held)];

/** What belongs to no journey. */
const ofAll: ReadonlySet<NamedSort> = new Set(['popup', 'journey', 'guard']);

/** What is spoken of in a name of each sort, as the schemas call the sorts; those that are left out name nothing of ours. */
const readers = new Map<string, Reader>([
  ['journey', asWhole('journey')],
  ['popup', asWhole('popup')],
  ['guard', asWhole('guard')],
  ['opening', (held, at) => (held.name.startsWith('/') ? [] : asWhole('popup')(held, at))],
  ['step', asWhole('step')],
  ['form', asWhole('form')],
  ['limit', asWhole('limit')],
  ['input', asWhole('input')],
  ['point', (held, { of }) => [part({ sort: 'step', of }, held, [0, `${held.name}.`.indexOf('.')])]],
  ['passage', inPassage],
  ['plain-datum', (held, at) => [whole('datum', onTopAt(held, at), held)]],
  ['datum', inPath],
  ['handed', inPath],
  ['variable', inPath],
  ['given', givenTo],
  [
    'own-field',
    (held, { of, form }) => [part({ sort: 'field', of, forms: [form] }, held, [0, held.name.length])],
  ],
  ['answered', (held, at) => inAnswer(held, [0, held.name.length], at)],
  ['field', inPointer],
  ['code', inListCode],
  ['told', inTextKey],
  ['excused', (held, at) => inTextOf(held, held.name.indexOf('.'), at)],
]);

const mentionsOf = ({ sort, ...held }: HeldName, at: At): Mention[] => readers.get(sort)?.(held, at) ?? [];

/** The journey that is on top where a scenario expects something; elsewhere the file’s own. */
const onTopAt = ({ keys }: Held, at: At): string =>
  at.file.kind === 'scenario' ? journeyOnTop({ ...at, keys }) : at.of;

function inPassage(held: Held): Mention[] {
  const slash = held.name.indexOf('/');
  if (slash < 0) return [];
  const of = held.name.slice(0, slash);
  return [
    part({ sort: 'journey', of: '' }, held, [0, slash]),
    part({ sort: 'step', of }, held, [slash + 1, held.name.length]),
  ];
}

/** `data.phone`, or a member of it. */
function inPath(held: Held, { of }: At): Mention[] {
  const [, root = '', name = ''] = /^(data|input)\.([^.]+)/.exec(held.name) ?? [];
  const start = root.length + 1;
  return name === ''
    ? []
    : [part({ sort: root === 'data' ? 'datum' : 'input', of }, held, [start, start + name.length])];
}

function givenTo(held: Held, { of, around }: At): Mention[] {
  const run = valueAt(around.definition(of), ['steps', held.keys[1] ?? '', 'journey']);
  return typeof run === 'string' ? [whole('input', run, held)] : [];
}

/** `payees-duplicate`: what a keyed list refuses is called by its name. */
function inListCode(held: Held, { of, around }: Pick<At, 'of' | 'around'>, from = 0): Mention[] {
  const { list = '' } = listRefusal(held.name.slice(from)) ?? {};
  const key = valueAt(around.definition(of), ['data', list, 'key']);
  return key === undefined ? [] : [part({ sort: 'datum', of }, held, [from, from + list.length])];
}

function inPointer(held: Held, at: At): Mention[] {
  const [, name = ''] = /^\/([^/]+)/.exec(held.name) ?? [];
  if (name === '') return [];
  const { of, file, around } = at;
  if (file.kind === 'scenario') return inAnswer(held, [1, 1 + name.length], at);
  const forms = formsAt({ definition: file.value, sound: around.sound(of), keys: held.keys });
  return [part({ sort: 'field', of, forms }, held, [1, 1 + name.length])];
}

function inAnswer(held: Held, span: readonly [number, number], at: At): Mention[] {
  const { of, forms } = formsAnswered({ ...at, keys: held.keys });
  return [part({ sort: 'field', of, forms }, held, span)];
}

/** `enter-code.fields.otp.error`, of the journey itself or with its name before it. */
function inTextKey(held: Held, at: At): Mention[] {
  const colon = held.name.indexOf(':');
  return colon < 0 ? inText(held, 0, { ...at, of: onTopAt(held, at) }) : inTextOf(held, colon, at);
}

/** The name of a journey, and a text of it after a mark. */
function inTextOf(held: Held, mark: number, at: At): Mention[] {
  const of = held.name.slice(0, mark);
  return at.around.definition(of) === undefined
    ? []
    : [part({ sort: 'journey', of: '' }, held, [0, mark]), ...inText(held, mark + 1, { ...at, of })];
}

function inText(held: Held, from: number, at: At): Mention[] {
  const { of, around } = at;
  const definition = around.definition(of);
  if (definition === undefined) return [];
  const keys = held.name.slice(from).split('.');
  const [step = ''] = keys;
  const field = fieldOf(keys, definition);
  const start = from + step.length + '.fields.'.length;
  return [
    part({ sort: 'step', of }, held, [from, from + step.length]),
    ...(field
      ? [part({ sort: 'field', of, forms: field.forms }, held, [start, start + field.name.length])]
      : []),
    ...(keys[1] === 'errors' ? inListCode(held, at, from + step.length + '.errors.'.length) : []),
  ];
}

function fieldOf([step = '', fields, name]: readonly string[], definition: unknown) {
  const form = valueAt(definition, ['steps', step, 'form']);
  return fields === 'fields' && name !== undefined && typeof form === 'string'
    ? { name, forms: [form] }
    : undefined;
}

function* inTexts(of: string, value: unknown, around: Around): Generator<Mention> {
  const { definition } = around;
  for (const [step, words] of Object.entries(isNode(value) ? value : {})) {
    if (step === '$schema') continue;
    yield whole('step', of, { name: step, keys: [step], part: 'key' });
    const told = childOf(words, 'errors');
    for (const name of isNode(told) ? Object.keys(told) : [])
      yield* inListCode({ name, keys: [step, 'errors', name], part: 'key' }, { of, around });
    const fields = childOf(words, 'fields');
    for (const name of isNode(fields) ? Object.keys(fields) : []) {
      const keys = [step, 'fields', name];
      const field = fieldOf(keys, definition(of));
      if (field)
        yield part({ sort: 'field', of, forms: field.forms }, { name, keys, part: 'key' }, [0, name.length]);
    }
  }
}
