import type { JourneyState, PendingCall } from '#engine';
import type { ScenarioAnswer } from '#schemas';
import { journeyNamed } from '../graph/journeys.ts';
import { replyFault } from '../scenario/keeps-contract.ts';
import { replyOf } from '../scenario/run-scenario.ts';
import type { OperationFacts } from '../source/contract.ts';
import { isNode } from '../source/schema-shapes.ts';
import { answerOf } from '../values/expression-sites.ts';
import { choicesAt, placeOf } from './deciding-values.ts';
import type { MoveGround } from './moves.ts';
import { valuesOf } from './sample-value.ts';
import { distinct, variantsOf, type Varied } from './variation.ts';

/** A call that waits for its answer, of a step or of what runs behind it. */
type Asked = Pick<PendingCall, 'step' | 'resumes'> & { operation: string };

/** Lists what the bank can answer to a call: what the contract gives as example, varied where it decides; refusals; silence. */
export function repliesTo(asked: Asked, state: JourneyState, ground: MoveGround): ScenarioAnswer[] {
  const { operation } = asked;
  const { contract } = ground.sources.language;
  const facts = contract.operations.get(operation);
  const journey = state.frames.at(-1)?.journey ?? '';
  if (!facts) return [];
  const answers: ScenarioAnswer[] = [
    ...goodReplies(facts, decidingIn(journey, asked, ground), ground).map((body) => ({ operation, body })),
    ...challenges(facts, ground).map((challenge) => ({ operation, ...challenge })),
    ...refusals(facts, { journey, step: asked.step }, ground).map((refusal) => ({ operation, ...refusal })),
    { operation, unreachable: true },
  ];
  return answers.filter((answer) => replyFault(contract, operation, replyOf(answer)) === undefined);
}

/** Names what decides in a reply: at the call itself, or where a run is taken up again. */
function decidingIn(journey: string, { step, resumes }: Asked, { deciding }: MoveGround): Varied[] {
  return deciding.inside(placeOf.result(journey, resumes === true ? '' : step));
}

function goodReplies(facts: OperationFacts, varied: readonly Varied[], { sources }: MoveGround): unknown[] {
  const { contract } = sources.language;
  const paths = distinct(varied.map(({ path }) => path));
  const choices = paths.flatMap((path) =>
    choicesAt(contract.schemas.get(facts.reply ?? ''), path, contract).map((value): Varied => ({
      path,
      variation: { value },
    })),
  );
  const tried = distinct([...varied, ...choices]);
  const made = valuesOf(contract.schemas.get(facts.reply ?? ''), contract);
  const bases = distinct([...(facts.examples?.reply ?? []), ...made]);
  return distinct(bases.flatMap((base) => variantsOf(base, tried)));
}

/** Makes the refusals of the contract, varied where a route decides by what they say, or by when to ask again. */
function refusals(
  { errors }: OperationFacts,
  { journey, step }: { journey: string; step: string },
  { deciding }: MoveGround,
): Omit<ScenarioAnswer, 'operation'>[] {
  const varied = (code: string) =>
    [step, ''].flatMap((home) => deciding.inside(placeOf.result(journey, answerOf(refusedWith(home, code)))));
  return Object.entries(errors).flatMap(([code, { status, type }]) =>
    variantsOf({ code, type, message: 'refused' }, distinct([...varied(code), ...varied('*')])).map(
      (made) => {
        const { retryAfter, ...body } = Object(made);
        const isSeconds = Number.isInteger(retryAfter) && retryAfter > 0;
        return { status, body, ...(isSeconds && { retryAfter }) };
      },
    ),
  );
}

const refusedWith = (step: string, code: string) => ({ step, result: { from: 'refusal', code } }) as const;

/** Makes the two shapes in which the bank asks for strong authentication, with one phone and with two. */
function challenges(facts: OperationFacts, ground: MoveGround): { status?: number; body: unknown }[] {
  const bodies = challengeBodies(ground);
  return [
    ...(facts.sca
      ? bodies.map((sca) => ({
          status: facts.errors['SCA_REQUIRED']?.status ?? 403,
          body: { code: 'SCA_REQUIRED', type: 'SCA', message: 'refused', sca },
        }))
      : []),
    ...(facts.scaResult ? bodies.map((sca) => ({ body: { ...Object(sca), result: 'SCA' } })) : []),
  ];
}

/** Makes challenges as the contract describes them; they are the input of the step-up journey. */
export function challengeBodies({ sources, library, deciding }: MoveGround): unknown[] {
  const { contract } = sources.language;
  const refusal = contract.schemas.get('BankError')?.['properties'];
  const schema = isNode(refusal) ? refusal['sca'] : undefined;
  const [base] = valuesOf(schema, contract);
  const input = journeyNamed(sources, library.stepUpJourney)?.definition.input ?? {};
  const decide = deciding.inside(placeOf.input(library.stepUpJourney));
  return variantsOf(base, decide).filter((made) =>
    Object.keys(input).every((name) => Object.hasOwn(Object(made), name)),
  );
}
