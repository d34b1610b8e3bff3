import type { Contract, ContractNode, ContractOperation } from '#schemas/provider';
import { type Request, requestFor, resolved } from '#conformance';

/**
 * Makes a request that is right by the contract, from its own examples; nothing that it names need exist.
 *
 * @throws {Error} SAMPLE_MISSING when the contract has no example for something that must be sent.
 */
export function goodRequest(contract: Contract, operation: ContractOperation, token: string | null): Request {
  const query: Record<string, string> = {};
  const headers: Record<string, string> = {};
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (required !== true || name.endsWith('-Context')) continue;
    const target = place === 'query' ? query : headers;
    target[name] = String(sample(contract, schema, `${operation.id} ${name}`));
  }
  const body =
    operation.request === null
      ? undefined
      : (operation.examples.request[0] ??
        sample(contract, contract.schemas.get(operation.request), operation.id));
  return requestFor(operation, { token, query, headers, body });
}

/** Takes a schema’s first example, or puts one together from those of its parts. */
function sample(contract: Contract, schema: unknown, place: string): unknown {
  const said = resolved(contract, schema);
  const [example]: unknown[] = Array.isArray(said['examples']) ? said['examples'] : [];
  if (example !== undefined) return example;
  const [choice]: unknown[] = Array.isArray(said['enum']) ? said['enum'] : [];
  if (choice !== undefined) return choice;
  if (said['type'] === 'object') return sampleObject(contract, said, place);
  if (said['type'] === 'string' && said['pattern'] === undefined) return 'x';
  const text = ['x'.repeat(24), 'x'].find((one) => new RegExp(String(said['pattern']), 'u').test(one));
  if (said['type'] === 'string' && text !== undefined) return text;
  throw new Error(`SAMPLE_MISSING: the contract gives no example for ${place}`);
}

function sampleObject(contract: Contract, schema: ContractNode, place: string): object {
  const required: unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const properties: Record<string, unknown> = Object(schema['properties']);
  return Object.fromEntries(
    required.map((key) => [key, sample(contract, properties[String(key)], `${place}/${String(key)}`)]),
  );
}
