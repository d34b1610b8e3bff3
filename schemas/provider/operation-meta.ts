import type { ContractError, ContractNode, ContractParameter } from './contract.ts';
import type { ScaExemption } from './exemption.ts';
import { asksForProof, mayAsk } from './parameters.ts';
import { asNode } from './references.ts';
import type { BankErrorType, OperationMeta, TokenKind } from './operation.ts';

type Source = {
  path: string;
  method: string;
  source: ContractNode;
  parameters: readonly ContractParameter[];
};

const jsonType = 'application/json';

/** The content type of each way to write a body. */
export const mediaTypes = {
  json: jsonType,
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

const told = ['riskIT', 'domain', 'slider'] as const;

/** Works out of one OpenAPI operation what a caller needs, but for its errors. */
export function operationMeta({ path, method, source, parameters }: Source): Omit<OperationMeta, 'errors'> {
  const body = asNode(source['requestBody']);
  const contents = asNode(body['content']);
  const content = contentOf(contents);
  const request = content === null ? null : schemaName(contents[mediaTypes[content]]);
  const answered = asNode(asNode(asNode(source['responses'])['200'])['content']);
  const [media = jsonType, ...otherMedia] = Object.keys(answered);
  const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  const tells = told.filter((name) => headers.includes(name));
  return {
    // The contract's own test holds methods and tokens to these values.
    method: method.toUpperCase() as OperationMeta['method'],
    path,
    aliases: Array.isArray(source['x-aliases']) ? source['x-aliases'].map(String) : [],
    token: source['x-token'] as TokenKind,
    ...(source['x-flow'] === undefined ? {} : { flow: source['x-flow'] as 'registration' | 'recovery' }),
    beforeFinalise: source['x-before-finalise'] === true,
    commit: source['x-commit'] === true,
    extension: source['x-extension'] === true,
    background: source['x-background'] === true,
    reads: source['x-reads'] === true,
    sca: mayAsk(source),
    ...(source['x-sca'] === true ? { scaAlways: true as const } : {}),
    ...(headers.includes('Idempotency-Key') ? { keyed: true as const } : {}),
    ...(asksForProof(source) || tells.length === 0 ? {} : { tells }),
    scaSometimes: typeof source['x-sca-sometimes'] === 'string' ? source['x-sca-sometimes'] : null,
    exempt: exemptionOf(source),
    notice: source['x-notice'] === true,
    scaResult: source['x-sca-result'] === true,
    content,
    request,
    bodyRequired: body['required'] === true,
    media,
    otherMedia,
    reply: schemaName(answered[media]),
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    headers,
  };
}

/**
 * Lists the refusals of one operation: those it names, completed from `shared` where it says no more than the code,
 * and those that every call of its sort may answer.
 *
 * @throws {Error} CONTRACT_BROKEN when a code is named and nowhere defined.
 */
export function operationErrors(
  source: ContractNode,
  shared: ContractNode,
  takesKey: boolean,
): Record<string, ContractError> {
  const named = asNode(source['x-errors']);
  const codes = [...Object.keys(named), ...commonCodes(source, takesKey).filter((code) => !(code in named))];
  return Object.fromEntries(
    codes.map((code) => {
      const said = { ...asNode(shared[code]), ...asNode(named[code]) };
      if (said['status'] === undefined) throw new Error(`CONTRACT_BROKEN: error ${code} is not defined`);
      const type = String(said['type']) as BankErrorType; // held to the union by the contract's own test
      const words = String(said['x-it'] ?? said['when']);
      return [code, { status: Number(said['status']), type, when: String(said['when']), words }];
    }),
  );
}

function commonCodes(source: ContractNode, takesKey: boolean): string[] {
  const codes = [
    'CONTRACT_VIOLATION',
    'CROSS_SITE',
    'METHOD_NOT_ALLOWED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
  ];
  if (source['requestBody'] !== undefined) codes.push('UNSUPPORTED_MEDIA', 'BODY_TOO_LARGE');
  if (source['x-token'] !== 'anonymous') codes.push('UNAUTHORISED');
  if (source['x-token'] === 'bearer' && source['x-before-finalise'] !== true)
    codes.push('LOGIN_NOT_FINALISED');
  if (mayAsk(source)) codes.push('SCA_REQUIRED');
  if (asksForProof(source)) codes.push('SCA_INVALID', '5709');
  if (exemptionOf(source)?.condition === 'blocker') codes.push('STEP_SKIPPED');
  if (takesKey) codes.push('IDEMPOTENCY_KEY_REUSED');
  return codes;
}

function exemptionOf(source: ContractNode): ScaExemption | null {
  // The contract's own check holds it to this shape.
  return source['x-sca-exempt'] === undefined ? null : (asNode(source['x-sca-exempt']) as ScaExemption);
}

function contentOf(contents: ContractNode): OperationMeta['content'] {
  if (mediaTypes.multipart in contents) return 'multipart';
  if (mediaTypes.form in contents) return 'form';
  return mediaTypes.json in contents ? 'json' : null;
}

function schemaName(content: unknown): string {
  const reference = asNode(asNode(content)['schema'])['$ref'];
  if (typeof reference !== 'string') throw new Error('CONTRACT_BROKEN: a body must refer to a named schema');
  return reference.split('/').at(-1) ?? reference;
}
