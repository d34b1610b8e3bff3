import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, ContractOperation } from '#schemas/provider';
import type { Expected } from './bad-requests.ts';
import type { Reply } from './wire.ts';

/** Says what is wrong with an answer, in English; null when it is what the contract says. */
export type Judge = {
  success(operation: ContractOperation, reply: Reply): string | null;
  /** A refusal that the operation may give, as expected. */
  refusal(operation: ContractOperation, reply: Reply, expected: Expected): string | null;
  /** A refusal of something that is no operation: any 4xx with an error body. */
  stranger(reply: Reply): string | null;
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
  return {
    success: (operation, reply) => {
      if (reply.status === 0) return 'gave no answer';
      if (reply.status !== 200) return `answered ${told(reply)}`;
      const medias = [operation.media, ...operation.otherMedia];
      if (!medias.includes(reply.media)) return `answered ${reply.media}, not ${medias.join(' or ')}`;
      if (reply.media !== 'application/json') return wrongFile(reply.media, reply.body);
      return isUnread(reply) ? 'answered JSON that cannot be read' : broken(operation.reply, reply.body);
    },
    refusal: (operation, reply, expected) =>
      reply.status < 400
        ? `answered ${told(reply)}`
        : (errorBody(reply) ?? misfit(operation, reply, expected)),
    stranger: (reply) =>
      reply.status < 400 || reply.status >= 500 ? `answered ${told(reply)}` : errorBody(reply),
  };
}

/** Names an answer shortly: its status, and its code if it has one. */
export function told({ status, body }: Reply): string {
  const { code } = Object(body);
  if (status === 0) return 'no answer';
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

function wrongFile(media: string, body: unknown): string | null {
  if (!(body instanceof Uint8Array) || body.length === 0) return 'answered no file';
  const beginning = beginnings[media] ?? '';
  const start = new TextDecoder().decode(body.subarray(0, beginning.length));
  return start === beginning ? null : `answered a file that is no ${media}`;
}
