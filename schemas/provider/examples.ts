import type { ContractNode } from './contract.ts';
import { asNode } from './references.ts';

/** What an operation is sent and what it answers, for example. */
export type OperationExamples = { request: readonly unknown[]; reply: readonly unknown[] };

type Named = { request: string | null; reply: string };

/** Lists the examples of one operation: its own where it has one, else those of the schema. */
export function operationExamples(
  source: ContractNode,
  schemas: ReadonlyMap<string, ContractNode>,
  { request, reply }: Named,
): OperationExamples {
  const answered = asNode(asNode(source['responses'])['200']);
  return {
    request: ownExample(source['requestBody']) ?? examplesOf(schemas, request ?? ''),
    reply: ownExample(answered) ?? examplesOf(schemas, reply),
  };
}

/** Lists the examples of a schema. */
export function examplesOf(schemas: ReadonlyMap<string, ContractNode>, name: string): readonly unknown[] {
  const examples = schemas.get(name)?.['examples'];
  return Array.isArray(examples) ? examples : [];
}

function ownExample(body: unknown): readonly unknown[] | null {
  const [content] = Object.values(asNode(asNode(body)['content']));
  const own = asNode(content);
  return 'example' in own ? [own['example']] : null;
}
