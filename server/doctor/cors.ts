import type { Contract, ContractOperation } from '#schemas/provider';
import { ask, type Answered } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const cors = check('cors', 'lets the portal’s origin in, and no other');
const remedy = 'have the host answer as docs/provider.md, §1, says under “Another origin”';
const stranger = 'https://percorso-doctor.invalid';
const exposed = ['retry-after', 'idempotent-replayed'];

/** Where a portal is, whether that was named or is a guess, and which bank its pages call. */
export type Caller = { origin: string; isNamed: boolean; target: string; hasCookies: boolean };

/** Says why a browser would not ask. */
export const sameOrigin = (found: string): Row => cors.ok(found);

/** Says that nobody answers who could be asked. */
export const corsUntried = (found: string, toDo: string): Row => cors.skip(found, toDo);

/** Asks the bank what a browser asks before a page of another origin may call it. */
export async function lookAtCors(
  world: World,
  { origin, isNamed, target, hasCookies }: Caller,
  parts: { whole: Contract; operation: ContractOperation; answered: Answered },
): Promise<Row> {
  const { whole, operation, answered } = parts;
  const headers = headersOf(whole);
  const preflight = async (from: string) =>
    ask(world, `${target}${operation.path}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': operation.method,
        'access-control-request-headers': headers.join(','),
      },
    });
  const [own, foreign] = [await preflight(origin), await preflight(stranger)];
  if (own.kind === 'silent' || foreign.kind === 'silent')
    return cors.fail('OPTIONS was not answered', remedy);
  const problems = [
    ...(own.status >= 200 && own.status < 300 ? [] : [`OPTIONS is answered ${own.status}`]),
    ...allowance('OPTIONS', own, { origin, hasCookies }),
    ...lacking(own, 'access-control-allow-methods', methodsOf(whole)),
    ...lacking(own, 'access-control-allow-headers', headers),
    ...allowance(operation.method, answered, { origin, hasCookies }),
    ...lacking(answered, 'access-control-expose-headers', exposed),
    ...([stranger, '*'].includes(foreign.headers.get(allowOrigin) ?? '')
      ? [`any origin is let in, ${stranger} too`]
      : []),
  ];
  if (problems.length === 0) return cors.ok(`${target} lets ${origin} in, and no stranger`);
  const found = `for ${origin}: ${problems.join('; ')}`;
  if (isNamed) return cors.fail(found, remedy);
  return cors.warn(
    found,
    `name the address that holders open, percorso doctor --origin https://…; ${remedy}`,
  );
}

const allowOrigin = 'access-control-allow-origin';

function allowance(
  call: string,
  { headers }: Answered,
  caller: Pick<Caller, 'origin' | 'hasCookies'>,
): string[] {
  const allowed = headers.get(allowOrigin);
  return [
    ...(allowed === caller.origin ? [] : [`${call} has Access-Control-Allow-Origin ${allowed ?? 'missing'}`]),
    ...(!caller.hasCookies || headers.get('access-control-allow-credentials') === 'true'
      ? []
      : [`${call} lacks Access-Control-Allow-Credentials: true`]),
  ];
}

function lacking({ headers }: Answered, name: string, wanted: readonly string[]): string[] {
  const listed = new Set((headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase()));
  const missing = wanted.filter((each) => !listed.has(each.toLowerCase()));
  return missing.length === 0 ? [] : [`${name} lacks ${missing.join(', ')}`];
}

/** Lists the methods that a browser asks for; it never asks for GET and POST. */
const methodsOf = ({ operations }: Contract): string[] => [
  ...new Set(
    [...operations.values()].map(({ method }) => method).filter((one) => !/^(GET|POST)$/i.test(one)),
  ),
];

/** Lists the headers of all calls, as browsers write them. */
function headersOf({ operations }: Contract): string[] {
  const parameters = [...operations.values()].flatMap((each) => each.parameters);
  const named = parameters.filter((each) => each.in === 'header').map(({ name }) => name.toLowerCase());
  return [...new Set(['authorization', 'content-type', ...named])].toSorted();
}
