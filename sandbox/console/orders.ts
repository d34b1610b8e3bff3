import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from '#schemas/provider';
import type { Database } from '../db/database.ts';
import { additions, type Addition } from '../faults/additions.ts';
import { codeProblem, codesOf, every } from '../faults/codes.ts';
import { faults, type Fault } from '../faults/faults.ts';
import type { Order, Orders } from '../faults/orders.ts';
import { fieldRefusal } from '../page/refuse-fields.ts';
import { additionsSchema, faultsSchema } from './requests.ts';

type Parts = { db: Database; operations: ReadonlyMap<string, ContractOperation> };

/** Takes from the console what the next calls shall meet: faults, and additions to replies. */
export function routeOrders(app: FastifyInstance, parts: Parts): void {
  const { operations } = parts;
  app.get('/api/fault-codes', async () =>
    Object.fromEntries([every, ...operations.keys()].map((id) => [id, codesOf(operations, id)])),
  );
  route<Fault>(app, parts, {
    path: '/api/faults',
    schema: faultsSchema,
    orders: faults,
    problem: ({ kind, operationId, code = '' }) => {
      const message = kind === 'error' ? codeProblem(operations, operationId, code) : null;
      return message === null ? null : { field: 'code', message };
    },
  });
  route<Addition>(app, parts, {
    path: '/api/additions',
    schema: additionsSchema,
    orders: additions,
    problem: ({ operationId }) => {
      const { media = 'application/json' } = operations.get(operationId) ?? {};
      if (media === 'application/json') return null;
      return { field: 'operationId', message: 'answers a file, which carries nothing' };
    },
  });
}

type Sort<One extends Order> = {
  path: string;
  schema: object;
  orders: Orders<One>;
  /** Says why it cannot be asked of the operation that it names. */
  problem: (order: One) => Problem | null;
};

type Problem = { field: string; message: string };

function route<One extends Order>(
  app: FastifyInstance,
  { db, operations }: Parts,
  { path, schema, orders, problem }: Sort<One>,
): void {
  const problemOf = (order: One): Problem | null =>
    order.operationId === every || operations.has(order.operationId)
      ? problem(order)
      : { field: 'operationId', message: 'is no operation of the bank' };
  app.get(path, () => orders.read(db));
  app.put<{ Body: One[] }>(path, { schema: { body: schema } }, async ({ body }, reply) => {
    for (const [index, order] of body.entries()) {
      const wrong = problemOf(order);
      if (wrong !== null)
        return reply.code(400).send(fieldRefusal(`/${index}/${wrong.field}`, wrong.message));
    }
    await orders.write(db, body);
    return body;
  });
  app.delete(path, async () => {
    await orders.write(db, []);
    return [];
  });
}
