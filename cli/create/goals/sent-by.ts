import { isNode, type Sources } from '#analysis';
import type { ContractOperation } from '#schemas/provider';
import { givenByPortal, type GivenInput } from '../given-by-portal.ts';
import { askedFor, type Asked } from './asked-member.ts';
import { contractInWords } from './contract-in-words.ts';

/** A question whose answer is sent, by the name of its field and of the datum that keeps it. */
export type Question = Asked & { name: string; label: string };

/** What a call is sent, and from where that comes: from the one who opens the journey, and from answers. */
export type Sent = {
  body?: unknown;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  /** What the journey is given, with its type and the place where the portal finds it. */
  input: Readonly<Record<string, GivenInput>>;
  questions: readonly Question[];
};

type Contract = Sources['language']['contract'];

/** Finds what an operation must be sent and how a journey comes to have it; nothing where no question asks for some of it. */
export function sentBy({ id }: Pick<ContractOperation, 'id'>, contract: Contract): Sent | undefined {
  const facts = contract.operations.get(id);
  if (!facts) return undefined;
  const around: Around = { contract, input: {}, questions: [] };
  const { request } = facts;
  const body = request === null ? undefined : bodyOf(request, around);
  const needed = (facts.parameters ?? []).filter((each) => each.component === undefined && each.required);
  const queries = needed
    .filter((each) => each.in === 'query')
    .map(({ name }) => [name, fromInput(name, around)]);
  const headers = needed
    .filter((each) => each.in === 'header')
    .map(({ name }) => [name, criticalOf(name, around)]);
  const isKnown = [...queries, ...headers].every(([, value]) => value !== undefined);
  if (!isKnown || (request !== null && body === undefined)) return undefined;
  const { input, questions } = around;
  return {
    ...(body !== undefined && { body }),
    query: Object.fromEntries(queries),
    headers: Object.fromEntries(headers),
    input,
    questions,
  };
}

/** Grows while a request is walked through. */
type Around = {
  contract: Contract;
  input: Record<string, GivenInput>;
  questions: Question[];
};

const bodyOf = (request: string, around: Around): unknown =>
  membersOf(around.contract.schemas.get(request), { ...around, of: request });

type Within = Around & { of: string };

function membersOf(node: unknown, within: Within): Record<string, unknown> | undefined {
  const schema = within.contract.resolve(node);
  if (!schema || 'oneOf' in schema || 'anyOf' in schema) return undefined;
  const properties = isNode(schema['properties']) ? schema['properties'] : {};
  const required = new Set([schema['required'] ?? []].flat());
  // Files are handed in where they may be.
  const names = Object.keys(properties).filter((name) => required.has(name) || name === 'files');
  const members = names.map((name) => [name, memberOf(name, properties[name], within)] as const);
  return members.every(([, value]) => value !== undefined) ? Object.fromEntries(members) : undefined;
}

function memberOf(name: string, node: unknown, within: Within): unknown {
  const schema = within.contract.resolve(node) ?? {};
  if (name in givenByPortal) return fromInput(name, within);
  if ('const' in schema) return schema['const'];
  const { title } = schema;
  if ('properties' in schema)
    return membersOf(node, { ...within, of: typeof title === 'string' ? title : within.of });
  return answerTo(name, node, within);
}

/** Asks for a member, and answers what sends the answer; nothing where no field asks for it. */
function answerTo(name: string, node: unknown, { contract, of, questions }: Within): unknown {
  const { memberWords } = contractInWords();
  const words = memberWords[`${of}.${name}`] ?? memberWords[name] ?? name;
  const asked = askedFor({ name, schema: node, words }, contract);
  if (!asked || questions.some((each) => each.name === name)) return undefined;
  // In a label nobody speaks of cents: the field takes euro.
  questions.push({ ...asked, name, label: words.replace(' in centesimi', '') });
  const unasked = unforced[asked.widget];
  return { var: unasked === undefined ? `data.${name}` : [`data.${name}`, unasked] };
}

/** What is sent where nothing was answered: nobody has to hand a file in, or to tick a box. */
const unforced: Readonly<Record<string, unknown>> = { files: [], checkbox: false };

/** Returns whether a question must be answered. */
export const isForced = ({ widget }: Question): boolean => !(widget in unforced);

function fromInput(name: string, { input }: Around): unknown {
  const known = givenByPortal[name];
  if (known) input[name] = known;
  return known && { var: `input.${name}` };
}

/** The only header that a call has of its own repeats what is paid and to whom, so that both can be compared. */
function criticalOf(name: string, { questions }: Around): unknown {
  const whom = questions.find(({ widget }) => widget === 'phone');
  const amount = questions.find(({ widget }) => widget === 'amount');
  if (name !== 'criticalData' || !whom || !amount) return undefined;
  return { cat: [{ var: `data.${whom.name}` }, '-', { var: `data.${amount.name}` }] };
}
