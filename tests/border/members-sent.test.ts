import { readContract } from '#schemas/provider';
import { expect, it } from 'vitest';
import { askedByEveryStep } from './journey-calls.ts';

const contract = readContract();

/** What the contract lets a call carry and journeys leave out, with the reason. */
const leftOut: Readonly<Record<string, string>> = {
  'updatePassword otp': 'The code is typed in the popup of strong authentication, whose proof goes along.',
  'sendEmailOtp cardId': 'A revocation is of the user, not of a card.',
  'activateThreeDSecure otp':
    'The code is typed in the popup of strong authentication, whose proof goes along.',
  ...Object.fromEntries(
    [
      'amountFrom',
      'amountTo',
      'category',
      'flagCurrency',
      'flagPaymentType',
      'flagSign',
      'merchantCode',
      'merchantName',
    ].map((name) => [
      `listTransactions ${name}`,
      'Of the purchases that may be split all are listed; the list of operations has the filters.',
    ]),
  ),
};

/** Lists the members that the contract lets a call have in its body, and those it must have. */
function membersOf(id: string): { all: readonly string[]; required: readonly string[] } {
  const { request = null } = contract.operations.get(id) ?? {};
  const schema = request === null ? undefined : contract.schemas.get(request);
  const required: unknown = schema?.['required'];
  return {
    all: Object.keys(Object(schema?.['properties'])),
    required: Array.isArray(required) ? required.map(String) : [],
  };
}

it('carries each member that its call must have, from whatever step, and somewhere each that it may have, or there is a reason', () => {
  const asked = askedByEveryStep();
  const sent = Map.groupBy(asked, ({ request }) => request.operation);

  const missing = [...sent].flatMap(([id, askings]) => {
    const members = membersOf(id);
    const bodies = askings.map(({ request }) => Object.keys(Object(request.body)));
    const lacked = members.required.filter((name) => bodies.some((body) => !body.includes(name)));
    const never = members.all.filter((name) => !bodies.some((body) => body.includes(name)));
    return [...new Set([...lacked, ...never])].map((name) => `${id} ${name}`);
  });

  expect(sent.size).toBeGreaterThan(100);
  expect(missing.toSorted()).toEqual(Object.keys(leftOut).toSorted());
});
