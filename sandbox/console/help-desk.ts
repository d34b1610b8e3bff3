import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { findAttachment, readHelpDesk } from '../services/assistance-service/store.ts';

const types = {
  bmp: 'image/bmp',
  jpeg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  tif: 'image/tiff',
};

/** Shows what holders wrote to the help desk; an attachment is only ever saved, never opened in the browser (S-39). */
export function routeHelpDesk(app: FastifyInstance, db: Database): void {
  app.get('/api/help-desk', () => readHelpDesk(db));
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
