import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, type ContractOperation, emailFormat } from '#schemas/provider';
import type { Expected } from './checks/bad-requests.ts';
import type { Reply } from './host/wire.ts';

/** Says what is wrong with an answer, in English; null when it is what the contract says. */
export type Judge = {
  /** A body as the operation takes it. */
  request(operation: ContractOperation, body: unknown): string | null;
  success(operation: ContractOperation, reply: Reply): string | null;
  /** A refusal that the operation may give, as expected. */
  refusal(operation: ContractOperation, reply: Reply, expected: Expected): string | null;
  /** What every answer says, or must not, of who may keep and read it. */
  headers(reply: Reply): string | null;
  /** A refusal of a method that the path does not have: it names those that it has. */
  wrongMethod(operation: ContractOperation, reply: Reply): string | null;
};

const root = 'https://percorso.test/contract';
const beginnings: Readonly<Record<string, string>> = {
  'application/pdf': '%PDF-',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK',
};

/** Compiles the contract’s schemas, each when it is first needed. */
export function createJudge(contract: Contract): Judge {
  const ajv = new Ajv2020({ strict: false, logger: false });
  addFormats.default(ajv);
  ajv.addFormat('email', emailFormat);
  ajv.addSchema({ $id: root, $defs: Object.fromEntries(contract.schemas) });
  const broken = (name: string, value: unknown): string | null => {
    const reference = `${root}#/$defs/${name}`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    if (validate(value) === true) return null;
    const [first] = validate.errors ?? [];
    return `${name}${first?.instancePath ?? ''} ${first?.message ?? 'is broken'}`;
  };
  const errorBody = ({ media, body }: Reply) =>
    media === 'application/json' ? broken('BankError', body) : `the error body is ${media || 'of no type'}`;
  return heedful({
    headers: unguarded,
    request: ({ request }, body) => (request === null ? 'takes none' : broken(request, body)),
    success: (operation, reply) => {
      if (reply.status === 0 && told(reply) === 'no answer') return 'gave no answer';
      if (reply.status !== 200) return `answered ${told(reply)}`;
      const medias = [operation.media, ...operation.otherMedia];
      if (!medias.includes(reply.media)) return `answered ${reply.media}, not ${medias.join(' or ')}`;
      if (reply.media !== 'application/json') return wrongFile(reply);
      return isUnread(reply) ? 'answered JSON that cannot be read' : broken(operation.reply, reply.body);
    },
    refusal: (operation, reply, expected) =>
      reply.status < 400
        ? `answered ${told(reply)}`
        : (errorBody(reply) ?? misfit(operation, reply, expected)),
    wrongMethod: ({ method }, reply) => {
      if (reply.status !== 405) return `answered ${told(reply)}, not 405`;
      const isNamed = (reply.headers['allow'] ?? '').split(/\s*,\s*/).includes(method);
      return isNamed ? errorBody(reply) : `Allow does not name ${method}`;
    },
  });
}

/** Has a judge look, where a refusal is else right, at its headers too. */
const heedful = (judge: Judge): Judge => ({
  ...judge,
  refusal: (operation, reply, expected) => judge.refusal(operation, reply, expected) ?? judge.headers(reply),
  wrongMethod: (operation, reply) => judge.wrongMethod(operation, reply) ?? judge.headers(reply),
});

/** An origin that no host knows; `probe` says of a page that it comes from there. */
export const strangeOrigin = 'https://strange.example';

function unguarded({ headers }: Reply): string | null {
  const { 'cache-control': cache = '', 'access-control-allow-origin': origin = '' } = headers;
  if (!/\bno-store\b/i.test(cache)) return 'may be kept by a cache: Cache-Control is not no-store';
  if (headers['x-content-type-options'] !== 'nosniff')
    return 'may be taken for another type: X-Content-Type-Options is not nosniff';
  return ['*', strangeOrigin].includes(origin)
    ? `may be read by pages of any site: Access-Control-Allow-Origin is ${origin}`
    : null;
}

/** Names an answer shortly: its status, and its code if it has one. */
export function told({ status, body, silence }: Reply): string {
  const { code } = Object(body);
  if (status === 0) return silence === undefined || silence === 'timeout' ? 'no answer' : silence;
  return typeof code === 'string' ? `${status} ${code}` : String(status);
}

function misfit({ errors }: ContractOperation, reply: Reply, { codes, pointer }: Expected): string | null {
  const { code, type, pointer: pointed } = Object(reply.body);
  const declared = errors[code];
  if (!codes.includes(code)) return `answered ${told(reply)}, not ${codes.join(' or ')}`;
  if (declared === undefined) return `may not answer ${code}`;
  if (declared.status !== reply.status || declared.type !== type)
    return `answered ${code} as ${reply.status} ${type}, not ${declared.status} ${declared.type}`;
  if (pointer === undefined || pointer === pointed) return null;
  return `points to ${pointed ?? 'nothing'}, not to ${pointer}`;
}

/** JSON that could not be read was left as bytes. */
const isUnread = ({ body }: Reply): boolean => body instanceof Uint8Array;

function wrongFile({ media, body, headers }: Reply): string | null {
  if (!/^attachment; filename="[^"]+"$/.test(headers['content-disposition'] ?? ''))
    return 'answered a file without a name';
  if (!(body instanceof Uint8Array) || body.length === 0) return 'answered no file';
  const beginning = beginnings[media] ?? '';
  const start = new TextDecoder().decode(body.subarray(0, beginning.length));
  return start === beginning ? null : `answered a file that is no ${media}`;
}
