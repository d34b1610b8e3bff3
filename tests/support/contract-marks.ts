import { exemptConditions, type ContractNode, asNode } from '#schemas/provider';
import type { Finding } from './contract-rules.ts';

const marks = ['x-reads', 'x-sca', 'x-sca-exempt'] as const;
const membersOf: Readonly<Record<string, string>> = { blocker: 'blocker', prepares: 'for' };

/**
 * Lists where the files of the contract do not say of an operation, in exactly one way, that it only reads, that it asks
 * for strong authentication, or on which condition it does not (S-73); and where one prepares another, unless each names
 * the other; and of what must not be done twice, that it takes a key.
 */
export function markFindings(documents: readonly ContractNode[]): Finding[] {
  const operations = documents.flatMap((document) =>
    Object.values(asNode(document['paths'])).flatMap((item) => Object.values(asNode(item)).map(asNode)),
  );
  return operations.flatMap((operation) =>
    [
      ...markFaults(operation),
      ...noticeFaults(operation),
      ...commitFaults(operation),
      ...exemptFaults(operation, operations),
      ...preparedFaults(operation, operations),
    ].map((message) => ({
      rule: 'marks',
      pointer: String(operation['operationId']),
      message,
    })),
  );
}

function* markFaults(operation: ContractNode): Iterable<string> {
  const said = marks.filter((mark) => mark in operation);
  if (said.length !== 1)
    yield `says ${said.length === 0 ? 'nothing' : said.join(' and ')}; expected one of ${marks.join(', ')}`;
  for (const mark of ['x-reads', 'x-sca'] as const)
    if (mark in operation && operation[mark] !== true) yield `${mark} is true or left out`;
  const mayAsk = 'x-sca-sometimes' in operation;
  if (mayAsk && operation['x-reads'] !== true)
    yield 'x-sca-sometimes is for what only reads; what changes something always asks, or says why not';
  if (mayAsk && !isSentence(operation['x-sca-sometimes'])) yield 'x-sca-sometimes says when, in a sentence';
}

function* noticeFaults(operation: ContractNode): Iterable<string> {
  if (!('x-notice' in operation)) return;
  if (operation['x-notice'] !== true) yield 'x-notice is true or left out';
  if ('x-reads' in operation) yield 'x-notice is not for what only reads';
}

/** What is done once for each key is what changes something, takes a key, and is answered in a way that can be kept. */
function* commitFaults(operation: ContractNode): Iterable<string> {
  const isCommit = 'x-commit' in operation;
  const takesKey = refersTo(operation['parameters'], 'IdempotencyKey');
  // A code that is verified ends the token that it came with: its answer, with the next one, can be had again.
  const isOwnCode = asNode(operation['x-sca-exempt'])['condition'] === 'own-code';
  if (isCommit && !takesKey) yield 'is x-commit, and takes no Idempotency-Key';
  if (takesKey && !isCommit && !isOwnCode) yield 'takes an Idempotency-Key, and is not x-commit';
  if (!isCommit) return;
  if (operation['x-commit'] !== true) yield 'x-commit is true or left out';
  if ('x-reads' in operation) yield 'x-commit is not for what only reads';
  const content = asNode(asNode(asNode(operation['responses'])['200'])['content']);
  if (Object.keys(content).some((media) => media !== 'application/json'))
    yield 'is x-commit, and answers what is no JSON';
}

const refersTo = (parameters: unknown, component: string): boolean =>
  Array.isArray(parameters) &&
  parameters.some((one) => String(asNode(one)['$ref']).endsWith(`/parameters/${component}`));

function* exemptFaults(operation: ContractNode, all: readonly ContractNode[]): Iterable<string> {
  if (!('x-sca-exempt' in operation)) return;
  const exempt = asNode(operation['x-sca-exempt']);
  const condition = String(exempt['condition']);
  if (!Object.hasOwn(exemptConditions, condition))
    yield `has the condition ${condition}; expected one of ${Object.keys(exemptConditions).join(', ')}`;
  if (!isSentence(exempt['reason'])) yield 'gives no reason in a sentence';
  const wanted = ['condition', 'reason', ...[membersOf[condition] ?? []].flat()];
  const odd = Object.keys(exempt).filter((key) => !wanted.includes(key));
  if (odd.length > 0) yield `has ${odd.join(', ')}, which ${condition} does not take`;
  yield* conditionFaults(operation, all);
  yield* tokenFaults(operation, condition);
}

function* conditionFaults(operation: ContractNode, all: readonly ContractNode[]): Iterable<string> {
  const { condition, blocker, for: prepared } = asNode(operation['x-sca-exempt']);
  const isBlocker = condition === 'blocker';
  if (isBlocker && !/^BLOCKER_[A-Z0-9_]+$/.test(String(blocker))) yield 'names no BLOCKER that must stand';
  if (isBlocker && operation['x-handling'] !== true)
    yield 'works while a BLOCKER stands, and is not marked x-handling';
  if ((condition === 'notice' || condition === 'protects') && operation['x-notice'] !== true)
    yield 'tells nobody: x-notice is missing';
  if (condition !== 'prepares') return;
  const asking = all.find((one) => one['x-sca'] === true && one['operationId'] === prepared);
  if (asking === undefined) yield 'names in "for" no operation that asks';
  else if (!preparersOf(asking).includes(operation['operationId']))
    yield `prepares ${String(prepared)}, which does not name it in x-prepared-by`;
}

/** Who reads what an operation asks for also reads what it takes from other calls, and nothing that none prepares. */
function* preparedFaults(operation: ContractNode, all: readonly ContractNode[]): Iterable<string> {
  if (!('x-prepared-by' in operation)) return;
  const preparers = preparersOf(operation);
  if (operation['x-sca'] !== true || preparers.length === 0)
    yield 'has an x-prepared-by, and asks for nothing or names nobody';
  const prepares = ({ 'x-sca-exempt': exempt }: ContractNode) =>
    asNode(exempt)['condition'] === 'prepares' && asNode(exempt)['for'] === operation['operationId'];
  for (const id of preparers)
    if (!all.some((one) => one['operationId'] === id && prepares(one)))
      yield `names ${String(id)} in x-prepared-by, which does not prepare it`;
}

const preparersOf = ({ 'x-prepared-by': ids }: ContractNode): readonly unknown[] =>
  Array.isArray(ids) ? ids : [];

function* tokenFaults(operation: ContractNode, condition: string): Iterable<string> {
  const inFlow = 'x-flow' in operation;
  const isBearer = operation['x-token'] === 'bearer';
  if ((condition === 'flow-session') !== inFlow) yield 'flow-session and x-flow stand together';
  if ((condition === 'before-session') === (isBearer || inFlow))
    yield 'before-session is for what takes the token from before a login';
}

const isSentence = (text: unknown): boolean => typeof text === 'string' && /^\p{Lu}.{15,200}\.$/u.test(text);
