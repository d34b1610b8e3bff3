import { flagValues, isNode, lookUpVariable, ordinaryContext, typeNamed } from '#analysis';
import {
  definitionOf,
  definitionPath,
  inside,
  joined,
  membersOf,
  named,
  textIn,
  valueIn,
  type Asked,
  type Home,
  type KnownName,
} from './asked.ts';
import { guards, valuesForGuard } from './of-guards.ts';
import { outcomes, stepAt } from './of-steps.ts';
import { describeSchema, membersOfSchema } from './schema-words.ts';

/** Lists what the journey is handed. */
export const inputs = (asked: Asked): KnownName[] => declared(asked, 'input');

/** Lists what the journey remembers. */
export const data = (asked: Asked): KnownName[] => declared(asked, 'data');

const under = (root: string, names: readonly KnownName[]): KnownName[] =>
  names.map((each) => ({ ...each, name: `${root}.${each.name}` }));

/** Lists what the journey remembers, by path. */
export const dataPaths = (asked: Asked): KnownName[] => under('data', data(asked));

/** Lists what a form may be handed by the journey, by path. */
export const handed = (asked: Asked): KnownName[] => [...dataPaths(asked), ...under('input', inputs(asked))];

function declared(asked: Asked, root: 'input' | 'data'): KnownName[] {
  return membersOf(inside(definitionOf(asked), root)).map(([name, entry]) => {
    const type = typeof entry === 'string' ? entry : textIn(entry, 'type');
    const schema = typeNamed(type, asked.sources.language.contract);
    const kind = type.startsWith('provider:') ? describeSchema(schema, asked) : '';
    const home: Home = { path: definitionPath(asked.journey), keys: [root, name] };
    const kept = [inside(entry, 'sensitive') === true ? 'sensitive' : '', textIn(entry, 'keep')];
    return { name, detail: joined(type, kind, ...kept, textIn(entry, 'note')), home };
  });
}

/** Lists the variables that an expression at the caret may read, with the members of what is handed, kept or answered. */
export function variables(asked: Asked): KnownName[] {
  return [
    ...['input', 'data'].flatMap((root) =>
      under(root, root === 'input' ? inputs(asked) : data(asked)).flatMap((each) => [
        each,
        ...parts(each, asked),
      ]),
    ),
    ...results(asked),
    ...flags(asked),
  ];
}

function parts({ name, home }: KnownName, asked: Asked): KnownName[] {
  const [root = '', own = ''] = name.split('.');
  const entry = inside(definitionOf(asked), root, own);
  const type = typeof entry === 'string' ? entry : textIn(entry, 'type');
  const schema = typeNamed(type, asked.sources.language.contract);
  return membersOfSchema(schema, asked).map((member) => ({
    name: `${name}.${member.name}`,
    detail: member.detail,
    ...(home && { home }),
  }));
}

/** What the call, or the journey, whose way out the caret stands in has answered. */
function results(asked: Asked): KnownName[] {
  if (asked.keys[0] === 'resume') return repliedBy(inside(definitionOf(asked), 'resume'), asked);
  const calls = callKeys(asked);
  const [way = '', name = ''] = asked.keys.slice(2 + calls.length);
  if (way === 'ok' || (way === 'sets' && calls.length > 1))
    return repliedBy(inside(stepAt(asked), ...calls), asked);
  if (way === 'errors' || asked.keys[0] === 'errors') return refusalParts(asked);
  if (way !== 'exits') return [];
  const end = outcomes(asked).find((outcome) => outcome.name === name)?.home;
  const given = end && inside(valueIn(asked, end.path), ...end.keys, 'output');
  return named(
    membersOf(given).map(([output]) => `result.${output}`),
    name,
  );
}

/** The keys of a step at which the call stands that is asked about: that behind a screen, or one of several at once; else the step itself. */
function callKeys({ keys: [, , part, member] }: Asked): readonly string[] {
  if (part === 'runs') return [part];
  return part === 'all' && member !== undefined ? [part, member] : [];
}

/** What a refusal may say, and when the bank wants to be asked again. */
function refusalParts(asked: Asked): KnownName[] {
  const members = membersOfSchema(asked.sources.language.contract.schemas.get('BankError'), asked);
  return [
    ...members.map(({ name, detail }) => ({ name: `result.${name}`, detail })),
    { name: 'result.retryAfter', detail: 'Retry-After' },
  ];
}

function repliedBy(call: unknown, asked: Asked): KnownName[] {
  const { contract } = asked.sources.language;
  const reply = contract.operations.get(textIn(call, 'operation'))?.reply ?? '';
  const members = membersOfSchema(contract.schemas.get(reply), asked);
  const whole = { name: 'result', detail: reply };
  return [whole, ...members.map(({ name, detail }) => ({ name: `result.${name}`, detail }))];
}

function flags({ sources }: Asked): KnownName[] {
  return leavesOf(ordinaryContext(sources.language.contexts)).map((name) => ({
    name,
    detail: flagValues(name, sources)?.map(String).join(' | ') ?? typeOfFlag(name, sources),
  }));
}

function typeOfFlag(name: string, sources: Asked['sources']): string {
  const slot = { role: 'guard', expression: true, pointer: '' } as const;
  const variable = lookUpVariable(name, { sources, definition: {}, slot });
  return variable.known ? describeSchema(variable.schema, { sources }) : '';
}

/** Lists the places of a tree that hold a plain value, by path. */
function leavesOf(tree: unknown, path: readonly string[] = []): string[] {
  if (!isNode(tree)) return path.length === 0 ? [] : [path.join('.')];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, [...path, key]));
}

/** Lists what may stand in an expression: the path of a variable, a value that a compared one can have, the name of a guard or of its parameters. */
export function partsOfExpression(asked: Asked): KnownName[] {
  if (asked.within.at(-1) === 'use') return guards(asked);
  if (asked.within.at(-2) === 'with') return valuesForGuard(asked, flags(asked));
  const words = asked.within.filter((key) => !/^\d+$/.test(key));
  if (words.at(-1) === 'var') return asked.within.at(-1) === '1' ? [] : variables(asked);
  return comparedWith(asked).flatMap((variable) => {
    const values = flagValues(variable, asked.sources) ?? [];
    return values.filter((value) => typeof value === 'string').map((name) => ({ name, detail: variable }));
  });
}

/** The variables with which the text at the caret is compared: those beside it, or before the list that it stands in. */
function comparedWith(asked: Asked): string[] {
  const file = valueIn(asked, asked.path);
  const operator = asked.within.findLastIndex((key) => /^(?:[!=]==?|in)$/.test(key));
  if (operator < 0) return [];
  const before = asked.keys.slice(0, asked.keys.length - asked.within.length + operator + 1);
  const sides = inside(file, ...before);
  return Array.isArray(sides) ? sides.map((side) => textIn(side, 'var')).filter(Boolean) : [];
}

/** Tells the type of a variable that lies deeper than those that are offered; nothing when there is none. */
export function variableNamed(name: string, asked: Asked): KnownName[] {
  const { sources, journey, within } = asked;
  if (!within.includes('var')) return [];
  const definition = sources.journeys.get(journey)?.journey?.value ?? {};
  const slot = { role: 'guard', expression: true, pointer: '' } as const;
  const variable = lookUpVariable(name, { sources, definition, slot });
  const detail = variable.known ? describeSchema(variable.schema, asked) : '';
  return detail === '' ? [] : [{ name, detail }];
}
