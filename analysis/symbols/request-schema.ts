import type { JourneyFile } from '#schemas';
import type { Contract, OperationFacts } from '../source/contract.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import { calledBy, type Slot } from '../values/expression-sites.ts';

/** Finds the schema of what a call sends; none for another place, or a name that the operation does not take. */
export function sentSchema(
  { role, step = '', name = '' }: Slot,
  { steps }: Pick<JourneyFile, 'steps'>,
  contract: Contract,
): unknown {
  const call = calledBy(steps[step]);
  if (!call) return undefined;
  const operation = contract.operations.get(call.operation);
  if (!operation) return undefined;
  if (role === 'query' || role === 'headers') return parameterSchema(name, operation, contract);
  if (role !== 'body') return undefined;
  const properties = contract.resolve(contract.schemas.get(operation.request ?? ''))?.['properties'];
  return isNode(properties) ? properties[name] : undefined;
}

const local = '#/$defs/';

function parameterSchema(
  name: string,
  { parameters = [] }: OperationFacts,
  { schemas }: Contract,
): SchemaNode | undefined {
  const schema = parameters.find((each) => each.name === name)?.schema;
  const reference = schema?.['$ref'];
  // The contract as a whole names its schemas without their files.
  return typeof reference === 'string' && reference.startsWith(local)
    ? schemas.get(reference.slice(local.length))
    : schema;
}
