import type { Sources } from '#analysis';
import type { Contract, ContractOperation } from '#schemas/provider';
import type { CatalogueName, CodeView, OperationView } from '../../catalogue.ts';
import { asHeading } from '../model/titles.ts';
import { sharedWords } from '../model/route-words.ts';
import { membersOf } from './members-of.ts';

/** Lists the operations of the contract; each is found by its members and codes as well. */
export function operationRows(contract: Contract): CatalogueName[] {
  const { operations, schemas, anyReply } = contract;
  const general = generalCodes(contract);
  return [...operations.values()].map(({ id, words, request, reply, errors, service }) => {
    const members = [request, reply].flatMap((schema) =>
      Object.keys(Object(schemas.get(schema ?? '')?.['properties'])),
    );
    const named = [service, ...members, ...Object.keys(errors)];
    // What most have in common would find them all.
    const also = new Set(named.filter((name) => !anyReply.includes(name) && !general.has(name)));
    return { kind: 'operation', name: id, words: asHeading(words), also: [...also].join(' ') };
  });
}

/** Shows what the contract says of an operation. */
export function operationView(id: string, contract: Contract): OperationView | undefined {
  const operation = contract.operations.get(id);
  if (!operation) return undefined;
  const { service, method, path, commit, reads, request, reply } = operation;
  const general = generalCodes(contract);
  return {
    service,
    method,
    path,
    isCommit: commit,
    isReading: reads,
    proof: proofOf(operation),
    sends: membersOf(request, contract),
    answers: membersOf(reply, contract),
    refusals: Object.entries(operation.errors).map(([code, { type, words }]) => ({
      code,
      type,
      words: asHeading(words),
      ...(general.has(code) && { isGeneral: true as const }),
    })),
  };
}

function proofOf({ scaAlways, sca, scaResult }: ContractOperation): OperationView['proof'] {
  if (scaAlways) return 'always';
  return sca || scaResult ? 'sometimes' : 'never';
}

/** Lists the codes with which operations are refused, and those that are routed for all journeys. */
export function codeRows(contract: Contract, { catalogue }: Sources): CatalogueName[] {
  const refused = [...contract.operations.values()].flatMap(({ errors }) => Object.keys(errors));
  const codes = new Set([...refused, ...Object.keys(catalogue?.value?.codes ?? {})]);
  return [...codes].toSorted().map((code) => {
    const [first] = casesOf(code, contract);
    return { kind: 'code', name: code, ...(first && { words: first.words }) };
  });
}

/** Shows when operations are refused with a code. */
export function codeView(code: string, contract: Contract, sources: Sources): CodeView {
  const types = [...contract.operations.values()].flatMap(({ errors }) => errors[code]?.type ?? []);
  const route = sources.catalogue?.value?.codes?.[code];
  const words = route && sharedWords(route, sources);
  return {
    cases: casesOf(code, contract),
    types: [...new Set(types)],
    ...(route && { shared: { type: route.type, ...(words !== undefined && { words }) } }),
  };
}

function casesOf(code: string, contract: Contract): CodeView['cases'] {
  const refused = [...contract.operations.values()].flatMap(({ id, errors }) => {
    const refusal = errors[code];
    return refusal ? [{ id, words: asHeading(refusal.words) }] : [];
  });
  const isGeneral = generalCodes(contract).has(code);
  return [...Map.groupBy(refused, ({ words }) => words)].map(([words, each]) => ({
    words,
    operations: isGeneral ? 'most' : each.map(({ id }) => id),
  }));
}

/** The codes that say nothing of the operation that was called: most may be refused with them. */
function generalCodes({ operations }: Contract): ReadonlySet<string> {
  const codes = [...operations.values()].flatMap(({ errors }) => Object.keys(errors));
  const counts = Map.groupBy(codes, (code) => code);
  return new Set([...counts].flatMap(([code, each]) => (each.length * 2 > operations.size ? [code] : [])));
}
