import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { fieldRefusal } from '../page/refuse-fields.ts';
import type { MovableClock } from './clock-setting.ts';
import { stateOrderSchema } from './requests.ts';
import { moveRequest, type StateOrder } from '../services/assistance-service/steps.ts';
import { findAttachment, readHelpDesk } from '../services/assistance-service/store.ts';

const types = {
  bmp: 'image/bmp',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  tif: 'image/tiff',
};

/** Shows what holders wrote to the help desk, and moves it on; an attachment is only ever saved, never opened in the browser (S-39). */
export function routeHelpDesk(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: MovableClock },
): void {
  app.get('/api/help-desk', () => readHelpDesk(db));
  app.post<{ Params: { ticket: string }; Body: StateOrder }>(
    '/api/help-desk/:ticket/state',
    { schema: { body: stateOrderSchema } },
    async ({ params: { ticket }, body }, reply) => {
      const now = await clock.now(db);
      const became = await db.transaction((tx) => moveRequest({ db: tx, now }, ticket, body));
      if (became === 'unknown') return reply.code(404).send({ code: 'NOT_FOUND' });
      if (became === 'not-next')
        return reply.code(409).send({ ...fieldRefusal('/state', 'does not follow'), code: 'STATE_NOT_NEXT' });
      return body;
    },
  );
  app.get<{ Params: { ticket: string; position: string } }>(
    '/api/help-desk/:ticket/attachments/:position',
    async ({ params: { ticket, position } }, reply) => {
      const place = { ticket, position: Number(position) };
      const found = await findAttachment(db, place);
      if (found === null) return reply.code(404).send({ code: 'NOT_FOUND' });
      return reply
        .headers({
          'content-type': types[found.kind],
          'content-disposition': `attachment; filename="${ticket}-${place.position}.${found.kind}"`,
          'content-security-policy': "sandbox; default-src 'none'",
        })
        .send(Buffer.from(found.content));
    },
  );
}
