import { expect, it } from 'vitest';
import { multipartBody } from './multipart-body.ts';

it('sends what a form holds as files, and the rest as JSON [HELP-06]', async () => {
  const held = { name: 'scontrino.pdf', mediaType: 'application/pdf', content: btoa('%PDF-1.7 \u00ff') };
  const form = multipartBody({ request: { message: 'Buongiorno' }, files: [held, held], none: undefined });

  const files = form.getAll('files').filter((part) => part instanceof File);
  const [request] = form.getAll('request').filter((part) => part instanceof Blob);
  expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
    { name: 'scontrino.pdf', type: 'application/pdf', size: 10 },
    { name: 'scontrino.pdf', type: 'application/pdf', size: 10 },
  ]);
  expect(new Uint8Array((await files[0]?.arrayBuffer()) ?? []).at(-1)).toBe(0xff);
  expect(await request?.text()).toBe('{"message":"Buongiorno"}');
  expect(form.has('none')).toBe(false);
});
