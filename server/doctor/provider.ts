import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Contract, ContractOperation } from '#schemas/provider';
import { isOfProxy } from '../watch/readiness.ts';
import { ask, type Answered, type Heard } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

const provider = check('provider', 'answers this machine');
const contract = check('conformance', 'the first call is answered as the contract says');
const clock = check('clock', 'at most 5 seconds from this one');

/** What to do about what waits for the host. */
export const seeProvider = 'see provider';

const closeMs = 5000;
const farMs = 60_000;

/** With what all begins: it asks for nothing and changes nothing. */
export function firstCall({ operations }: Contract): ContractOperation {
  const first = operations.get('requestJwt');
  if (first === undefined)
    throw new Error('CONTRACT_BROKEN: it has no requestJwt; install the package again');
  return first;
}

/** Makes the first call of the contract, as a page of this origin would. */
export function callFirst(
  world: World,
  target: string,
  parts: { operation: ContractOperation; origin: string },
) {
  const { operation, origin } = parts;
  return ask(world, `${target}${operation.path}`, {
    method: operation.method,
    headers: {
      'content-type': 'application/json',
      origin,
      Application: 'DOCTOR',
      Env: 'DOCTOR',
      'Client-Version': '1.9.6',
      Channel: 'web',
      Locale: 'it',
      'Macro-Context': '/doctor',
      'Micro-Context': operation.id,
    },
    body: '{}',
  });
}

/** Says of all that why it was not tried. */
export const providerUntried = (found: string, remedy: string): readonly Row[] =>
  [provider, contract, clock].map(({ skip }) => skip(found, remedy));

/** Judges how the first call was answered: whether it was, as the contract says, and at which time. */
export function lookAtProvider(
  target: string,
  heard: Heard,
  { whole, operation }: { whole: Contract; operation: ContractOperation },
): readonly Row[] {
  if (heard.kind === 'silent') {
    const waits = `not tried: ${target} does not answer`;
    return [
      provider.fail(`${target}: ${heard.why}`, heard.remedy),
      contract.skip(waits, seeProvider),
      clock.skip(waits, seeProvider),
    ];
  }
  const tookMs = Math.round(heard.heardAt - heard.sentAt);
  return [
    answeredRow(`${target} answered ${heard.status} after ${tookMs} ms`, heard.status),
    contractRow(heard, whole, operation),
    clockRow(heard),
  ];
}

/** A proxy in front answers by itself where it does not reach the host, and so does a host that cannot do its work. */
function answeredRow(found: string, status: number): Row {
  if (status < 500) return provider.ok(found);
  return provider.fail(
    found,
    isOfProxy(status)
      ? 'start the host, or mend the way from what is in front of it: that answers in its place'
      : 'see in the log of the host why it fails',
  );
}

function contractRow(heard: Answered, whole: Contract, { id, path, reply }: ContractOperation): Row {
  const found = `${id} at ${path} was answered ${heard.status}`;
  if (heard.status !== 200)
    return contract.fail(
      found,
      heard.status === 404
        ? 'mend provider.baseUrl: the contract’s calls begin there with /api'
        : 'see docs/provider.md, §3, for what the first call is answered',
    );
  const problem = misfit(heard.text, whole, reply);
  if (problem !== undefined)
    return contract.fail(`${found}, with a body that ${problem}`, `have the host answer ${reply}`);
  return contract.ok(`${found}, as the contract says; login and all behind it are not tried here`);
}

function misfit(text: string, { schemas }: Contract, name: string): string | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'is no JSON';
  }
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  const fits = ajv.compile({ $defs: Object.fromEntries(schemas), $ref: `#/$defs/${name}` });
  if (fits(body)) return undefined;
  const [{ instancePath, message } = { instancePath: '', message: 'does not fit' }] = fits.errors ?? [];
  return `at ${instancePath || '/'} ${message}`;
}

function clockRow({ headers, sentAt, heardAt }: Answered): Row {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told))
    return clock.skip('not known: the answer has no Date', 'have the host or its proxy send Date');
  // The header is of a whole second, in the middle of which it is taken to have been written.
  const apartMs = told + 500 - (sentAt + heardAt) / 2;
  const seconds = (Math.abs(apartMs) / 1000).toFixed(0);
  const found = `the bank’s is ${seconds} seconds ${apartMs < 0 ? 'behind' : 'ahead of'} this one`;
  const remedy = 'have both machines follow one time server (chrony, systemd-timesyncd)';
  if (Math.abs(apartMs) <= closeMs + 500) return clock.ok(found);
  return Math.abs(apartMs) <= farMs ? clock.warn(found, remedy) : clock.fail(found, remedy);
}
