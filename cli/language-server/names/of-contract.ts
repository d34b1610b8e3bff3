import type { Sources } from '#analysis';
import type { ContractOperation } from '#schemas/provider';
import { definitionOf, inside, joined, membersOf, textIn, type Asked, type KnownName } from './asked.ts';
import { stepAt } from './of-steps.ts';
import { describeSchema, membersOfSchema } from './schema-words.ts';

// A bank’s settings may say another; in an editor nobody has read them.
const branded = (words: string): string => words.replaceAll('{eCode}', 'e-Code');

/** Lists the operations of the contract. */
export const operations = ({ sources, contract, say }: Asked): KnownName[] =>
  Object.entries(contract()).map(([name, operation]) => ({
    name,
    detail: say({ en: operation.summary, it: branded(operation.words) }),
    more: tellOperation(operation, { sources, say }),
  }));

// What the portal settles by itself, whatever is called: hardly any journey routes it.
const ownMatters: readonly string[] = ['VALIDATION', 'SESSION', 'UNAVAILABLE', 'SCA'];

function tellOperation(
  operation: ContractOperation,
  { sources, say }: Pick<Asked, 'sources' | 'say'>,
): string[] {
  const { commit, sca, request, reply, errors } = operation;
  const marks = joined(
    commit ? say({ en: 'commit: it cannot be undone', it: 'commit: non si può annullare' }) : '',
    sca ? say({ en: 'x-sca: it may ask for a proof', it: 'x-sca: può chiedere una conferma (SCA)' }) : '',
  );
  const refusals = Object.entries(errors)
    .filter(([, { type }]) => !ownMatters.includes(type))
    .map(([code, { type }]) => `${code} ${type}`);
  return [
    marks,
    line(say({ en: 'sends', it: 'manda' }), fieldsOf(request, sources)),
    line(say({ en: 'answers', it: 'risponde' }), fieldsOf(reply, sources)),
    line(say({ en: 'refuses with', it: 'rifiuta con' }), refusals),
  ].filter(Boolean);
}

const line = (title: string, told: readonly string[]): string =>
  told.length === 0 ? '' : `${title}: ${told.join(', ')}`;

const fieldsOf = (schema: string | null, sources: Sources): string[] =>
  membersOfSchema(schemaNamed(schema, sources), { sources }).map(
    ({ name, detail, isRequired }) => `${name}${isRequired ? '*' : ''} ${detail}`,
  );

const schemaNamed = (name: string | null, { language }: Sources): unknown =>
  name === null ? undefined : language.contract.schemas.get(name);

/** Lists the codes with which the calls at the caret may be refused, and the two that stand for others. */
export function codes(asked: Asked): KnownName[] {
  const { say } = asked;
  const own = operationsAt(asked).flatMap((operation) => Object.entries(operation.errors));
  const listed = new Map(
    own.map(([code, { status, type, when, words }]) => [
      code,
      {
        name: code,
        detail: joined(String(status), type),
        more: [say({ en: when, it: branded(words) })],
      },
    ]),
  );
  const rest = { en: 'every code that is not named here', it: 'ogni codice non nominato qui' };
  const mute = { en: 'the bank does not answer', it: 'la banca non risponde' };
  return [...listed.values(), { name: '*', detail: say(rest) }, { name: 'unreachable', detail: say(mute) }];
}

/** The operation of the step at the caret; outside a step those of all calls of the journey, and without one all. */
function operationsAt(asked: Asked): ContractOperation[] {
  const all = asked.contract();
  if (asked.journey === '') return Object.values(all);
  const [steps, , part, member] = asked.keys;
  // Of several calls that are sent at once the one at the caret.
  const isMember = part === 'all' && member !== undefined;
  const called =
    steps === 'steps'
      ? [isMember ? inside(stepAt(asked), part, member) : stepAt(asked)]
      : membersOf(inside(definitionOf(asked), 'steps')).map(([, step]) => step);
  // What runs behind a screen has codes of its own.
  const calls = called.flatMap((step) => [
    step,
    inside(step, 'runs'),
    ...membersOf(inside(step, 'all')).map(([, call]) => call),
  ]);
  return calls.flatMap((call) => all[textIn(call, 'operation')] ?? []);
}

/** Lists what the operation of the call at the caret is sent in its body. */
export function requestMembers(asked: Asked): KnownName[] {
  const { sources, say } = asked;
  return operationsAt(asked).flatMap(({ request }) =>
    membersOfSchema(schemaNamed(request, sources), { sources }).map(({ name, detail, isRequired }) => ({
      name,
      detail: joined(detail, isRequired ? say({ en: 'required', it: 'obbligatorio' }) : ''),
    })),
  );
}

/** Lists what of a sort the call at the caret may be given beside its body. */
export const parameters =
  (sort: 'query' | 'header') =>
  (asked: Asked): KnownName[] =>
    operationsAt(asked).flatMap((operation) =>
      operation.parameters
        .filter((parameter) => parameter.in === sort)
        .map(({ name, schema }) => ({ name, detail: describeSchema(schema, asked) })),
    );

/** Lists the types that a journey may give what it is handed and remembers. */
export const types = ({ sources }: Asked): KnownName[] => [
  ...['text', 'number', 'boolean', 'list', 'object'].map((name) => ({ name, detail: '' })),
  ...[...sources.language.contract.schemas].map(([name, schema]) => ({
    name: `provider:${name}`,
    detail: joined(describeSchema(schema, { sources }), textIn(schema, 'description')),
  })),
];
