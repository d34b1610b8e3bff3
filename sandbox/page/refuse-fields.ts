import type { FastifyInstance } from 'fastify';
import type { BankError } from '#schemas';

/** Says that a field of a request to the console or to a site cannot be taken, as the bank says it. */
export const fieldRefusal = (pointer: string, message: string): BankError => ({
  code: 'CONTRACT_VIOLATION',
  type: 'VALIDATION',
  message,
  pointer,
});

type Flaw = { instancePath: string; message?: string; params: Record<string, unknown> };

/** Returns every request that the schema of its route refuses with 400 and a pointer to the field. */
export function explainRefusals(app: FastifyInstance): void {
  app.setErrorHandler<Error & { validation?: Flaw[] }>((error, _request, reply) => {
    const [flaw] = error.validation ?? [];
    if (flaw === undefined) throw error;
    const named = flaw.params['additionalProperty'] ?? flaw.params['missingProperty'];
    const pointer = `${flaw.instancePath}${typeof named === 'string' ? `/${named}` : ''}`;
    return reply.code(400).send(fieldRefusal(pointer, flaw.message ?? 'is not what it should be'));
  });
}
