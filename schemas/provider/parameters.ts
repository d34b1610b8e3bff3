import type { ContractNode, ContractParameter } from './contract.ts';
import { asNode, localise } from './references.ts';

/**
 * Lists what an operation takes beside its body: what it says itself, and what all calls of its sort take.
 *
 * @throws {Error} CONTRACT_BROKEN when it names a parameter that `shared` does not have.
 */
export function parametersOf(source: ContractNode, shared: ContractNode): ContractParameter[] {
  const own = Array.isArray(source['parameters']) ? source['parameters'] : [];
  const proof = asksForProof(source) ? proofHeaders : [];
  const context = source['x-token'] === 'bearer' ? contextHeaders : [];
  const shown = [...callerHeaders, ...context, ...proof].map((name) => ({ $ref: `#/${name}` }));
  return [...shown, ...own].map((value) => {
    const reference = asNode(value)['$ref'];
    // Written by us as OpenAPI parameters; the contract's own test validates their shape.
    if (typeof reference !== 'string') return localise(value) as ContractParameter;
    const component = reference.split('/').at(-1) ?? reference;
    const found = asNode(shared['parameters'])[component];
    if (found === undefined) throw new Error(`CONTRACT_BROKEN: no parameter is called ${component}`);
    return { ...(localise(found) as ContractParameter), component };
  });
}

/** What every call carries. */
const callerHeaders = ['Application', 'Env', 'ClientVersion', 'Channel', 'Locale'];
const contextHeaders = ['MacroContext', 'MicroContext'];
const proofHeaders = ['RiskIT', 'TransactionId', 'TransactionData', 'MtTransactionId', 'AdditionalInfo'];

/** Returns whether an operation may be answered with a challenge in place of its reply: each time, or sometimes. */
export const mayAsk = (source: ContractNode): boolean =>
  source['x-sca'] === true || source['x-sca-sometimes'] !== undefined;

/** Returns whether an operation may be sent with the proof of a strong authentication, whichever way it asks for one. */
export const asksForProof = (source: ContractNode): boolean =>
  mayAsk(source) || source['x-sca-result'] === true;
