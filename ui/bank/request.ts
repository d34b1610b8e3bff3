import type { BankRequest } from '#engine';
import { multipartBody } from '#schemas/multipart';
import type { Operation, OperationTable } from './operation.ts';
import type { TokenVault } from './token-vault.ts';

/** The words of a request, as they go over the wire. */
export type Wording = {
  headers: Record<string, string>;
  body?: unknown;
  query?: Record<string, string>;
};

/**
 * Finds an operation of the contract.
 *
 * @throws {Error} when the contract has no such operation: the caller is broken, not the bank.
 */
export function operationOf(operations: OperationTable, id: string): Operation {
  const operation = operations[id];
  if (!operation) throw new Error(`The contract has no operation "${id}".`);
  return operation;
}

/** Words a request: JSON over POST unless noted (HDR-02), with the tokens that its body repeats; no body where the contract has none. */
export function wordingOf(request: BankRequest, operation: Operation, tokens: TokenVault): Wording {
  const headers = definedOnly(request.headers ?? {});
  const query = request.query && definedOnly(request.query);
  const asked = { headers, ...(query && Object.keys(query).length > 0 && { query }) };
  if (operation.content === null || operation.method.toUpperCase() === 'GET') return asked;
  const body = { ...fieldsOf(request.body), ...tokens.bodyTokensOf(request.operation) };
  if (operation.content === 'multipart') return { ...asked, body: multipartBody(body) };
  if (operation.content !== 'form') return { ...asked, body };
  return {
    ...asked,
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(definedOnly(body)).toString(),
  };
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function definedOnly(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
