import { callsOf, valueAt, valuesOf, type Sources } from '#analysis';
import type { ScenarioAnswer } from '#schemas';
import type { DeclaredAnswer } from '../../protocol.ts';

/** Lists, by operation, all that the bank may answer to the calls of some journeys. */
export function answersOf(sources: Sources): Record<string, readonly DeclaredAnswer[]> {
  const calls = [...sources.journeys.values()].flatMap(({ journey }) =>
    journey?.value ? callsOf(journey.value) : [],
  );
  const operations = new Set(calls.map(({ step }) => step.operation));
  return Object.fromEntries(
    operations.values().map((operation) => [operation, declared(operation, sources)]),
  );
}

function declared(operation: string, sources: Sources): DeclaredAnswer[] {
  const { contract } = sources.language;
  const facts = contract.operations.get(operation);
  if (!facts) return [];
  const [example] = facts.examples?.reply ?? [];
  const sample = example ?? valuesOf(contract.schemas.get(facts.reply ?? ''), contract)[0];
  const done: DeclaredAnswer = {
    id: 'done',
    kind: 'done',
    reply: { kind: 'reply', status: 200, body: sample },
  };
  const refused = Object.entries(facts.errors)
    .filter(([code]) => code !== 'SCA_REQUIRED')
    .map(([code, { status, type }]): DeclaredAnswer => ({
      id: `code ${code}`,
      kind: 'refused',
      code,
      type,
      ...wordsOf(code, sources),
      ...(isGeneral(code, contract) && { isGeneral: true as const }),
      reply: { kind: 'reply', status, body: { code, type, message: 'refused' } },
    }));
  return [
    done,
    ...recorded(operation, sources),
    ...challenge(operation, sources),
    ...refused,
    { id: 'unreachable', kind: 'unreachable', reply: { kind: 'unreachable' } },
    { id: 'unreadable', kind: 'unreadable', reply: { kind: 'unreachable', answered: true } },
  ];
}

/** Returns whether most operations may be refused with a code: it says nothing of the one that was called. */
function isGeneral(code: string, { operations }: Sources['language']['contract']): boolean {
  const having = operations.values().filter(({ errors }) => code in errors);
  return [...having].length * 2 > operations.size;
}

/** Finds the challenge of an operation in the scenarios of these journeys. */
const toldChallenge = (operation: string, sources: Sources): unknown =>
  answersIn(sources).find(
    (answer) => answer.operation === operation && valueAt(answer.body, ['code']) === 'SCA_REQUIRED',
  )?.body;

const answersIn = ({ journeys }: Sources): ScenarioAnswer[] =>
  [...journeys.values()]
    .flatMap(({ scenarios }) => [...scenarios.values()])
    .flatMap(({ value }) => value?.do.flatMap((move) => move.answer ?? []) ?? []);

/** What the holder reads for a code, by whatever screen of these journeys words it. */
function wordsOf(code: string, { journeys, texts }: Sources): { words?: string } {
  for (const id of journeys.keys())
    for (const screen of Object.values(Object(texts.get(id)?.value))) {
      const words = valueAt(screen, ['errors', code]);
      if (typeof words === 'string' && words !== '') return { words };
    }
  return {};
}

/** The good answers that scenarios give, each once: what decides the way on is in them. */
function recorded(operation: string, { journeys }: Sources): DeclaredAnswer[] {
  const found = new Map<string, DeclaredAnswer>();
  for (const { scenarios } of journeys.values())
    for (const { value } of scenarios.values())
      for (const answer of value?.do.flatMap((move) => move.answer ?? []) ?? []) {
        const key = JSON.stringify(answer.body) ?? '';
        if (answer.operation === operation && isGood(answer) && !found.has(key))
          found.set(key, { ...ofScenario(answer, value?.title), id: `scenario ${found.size}` });
      }
  return [...found.values()];
}

const isGood = ({ status = 200, unreachable }: ScenarioAnswer): boolean =>
  unreachable !== true && status < 300;

const ofScenario = (
  { status = 200, body }: ScenarioAnswer,
  title: string | undefined,
): Omit<DeclaredAnswer, 'id'> => ({
  kind: isChallenge(body) ? 'step-up' : 'done',
  ...(title !== undefined && { scenario: title }),
  reply: { kind: 'reply', status, body },
});

const isChallenge = (body: unknown): boolean => valueAt(body, ['result']) === 'SCA';

function challenge(operation: string, sources: Sources): DeclaredAnswer[] {
  const { contract } = sources.language;
  const facts = contract.operations.get(operation);
  const schema = valueAt(contract.schemas.get('BankError'), ['properties', 'sca']);
  const [sca] = valuesOf(schema, contract);
  if (facts?.sca === true) {
    // As a scenario has it, the holder reads of what they are signing.
    const body = toldChallenge(operation, sources) ?? {
      code: 'SCA_REQUIRED',
      type: 'SCA',
      message: 'refused',
      sca,
    };
    const status = facts.errors['SCA_REQUIRED']?.status ?? 403;
    return [{ id: 'step-up', kind: 'step-up', reply: { kind: 'reply', status, body } }];
  }
  if (facts?.scaResult !== true) return [];
  const body = { ...Object(sca), result: 'SCA' };
  return [{ id: 'step-up', kind: 'step-up', reply: { kind: 'reply', status: 200, body } }];
}
