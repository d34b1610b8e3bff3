import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPushes } from './http/pushes.ts';
import { createModel } from './model/studio-model.ts';
import { createRoutes } from './routes.ts';
import { folderOfJourneys } from './scenarios/journeys.fixture.ts';

const definition = 'journeys/card-lock/journey.json';
const texts = 'i18n/it/card-lock.json';
const asked = { kind: 'rename', journey: 'card-lock', step: 'confirm', name: 'ask-again' };

let opened: ReturnType<typeof folderOfJourneys>;
let server: Server;
/** Whether each of those for whom something was foreseen has gone. */
let gone: (() => boolean)[];
/** What foreseeing waits for. */
let held: Promise<void>[];

async function serve(isReadOnly: boolean): Promise<void> {
  opened = folderOfJourneys('card-lock');
  const model = createModel({ folder: opened.folder, language: 'it', isReadOnly });
  const pushes = createPushes(() => ({ version: model.version(), turns: model.turns() }));
  gone = [];
  held = [];
  const foresee = async (_files: unknown, isGone: () => boolean) => {
    gone.push(isGone);
    await Promise.all(held);
    return [];
  };
  const routes = createRoutes({ model, pushes, isReadOnly, language: 'it', foresee });
  server = createServer((request, response) => void routes(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
}

beforeEach(() => serve(false));
afterEach(() => void server.close());

const address = (path: string): string => {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return `http://127.0.0.1:${port}/api/${path}`;
};

const post = async (path: string, body: unknown) => {
  const response = await fetch(address(path), { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  return { status: response.status, body: response.ok ? JSON.parse(text) : text };
};

const preview = async (change: object = asked) => {
  const query = new URLSearchParams({ change: JSON.stringify(change) });
  return (await fetch(address(`changing?${query}`))).json();
};

const everything = () => opened.paths().map((path) => [path, opened.text(path)] as const);

it('knows who asks what would be wrong and goes before it is said, as who types the next letter does', async () => {
  const said = Promise.withResolvers<void>();
  held.push(said.promise);
  const typing = new AbortController();
  const change = { kind: 'remove', journey: 'card-lock', step: 'closed', instead: {}, takes: [] };
  const query = new URLSearchParams({ change: JSON.stringify(change) });

  const asking = fetch(address(`changing?${query}`), { signal: typing.signal });
  await expect.poll(() => gone.length).toBe(1);
  expect(gone[0]?.()).toBe(false);
  typing.abort();

  await expect(asking).rejects.toThrow();
  await expect.poll(() => gone[0]?.()).toBe(true);
  said.resolve();
});

describe('the renaming of a step', () => {
  it('is shown file by file before it is done, and writes nothing until then [STUDIO-09]', async () => {
    const before = everything();

    const { kind, files } = await preview();

    expect(kind).toBe('possible');
    expect(files).toContainEqual({ file: definition, places: 2 });
    expect(files).toContainEqual({ file: texts, places: 1 });
    expect(everything()).toEqual(before);
  });

  it('writes all files at once, and one turn takes all of it back and does it again [STUDIO-09]', async () => {
    const before = everything();
    const { files } = await preview();

    expect(await post('step', { ...asked, shown: files })).toEqual({
      status: 200,
      body: { kind: 'done', files },
    });
    const after = everything();
    expect(after.filter(([path, text]) => text !== before.find(([each]) => each === path)?.[1])).toHaveLength(
      files.length,
    );
    expect(opened.json(definition)).toMatchObject({ start: 'ask-again' });

    const moved = { journey: 'card-lock', from: 'confirm', to: 'ask-again', how: 'renamed' };
    const deed = { kind: 'step', name: 'confirm → ask-again', moved };
    expect((await post('turn', { direction: 'undo' })).body).toEqual({ kind: 'done', deed });
    expect(everything()).toEqual(before);
    await post('turn', { direction: 'redo' });
    expect(everything()).toEqual(after);
  });

  it('is refused with the reason in Italian, and nothing is written [STUDIO-09]', async () => {
    const before = everything();

    expect(await preview({ ...asked, name: 'lock' })).toEqual({ kind: 'refused', why: 'lock c’è già.' });
    const { body } = await post('step', { ...asked, name: 'lock', shown: [] });
    expect(body).toEqual({ kind: 'refused', why: 'lock c’è già.' });
    expect(everything()).toEqual(before);
    expect((await post('turn', { direction: 'undo' })).body).toEqual({ kind: 'nothing' });
  });

  it('is to be looked at again where what speaks of the step has changed since it was shown [STUDIO-17]', async () => {
    const { files } = await preview();
    opened.change(definition, (text) => text.replace('"start": "confirm"', '"start": "lock"'));
    const before = everything();

    expect((await post('step', { ...asked, shown: files })).body).toEqual({ kind: 'changed' });
    expect(everything()).toEqual(before);
  });

  it('keeps what somebody else writes into one of the files at the same moment [STUDIO-17]', async () => {
    const { files } = await preview();
    opened.meanwhile(() => opened.change(texts, (text) => text.replace('BLOCCA', 'FERMA')));

    expect((await post('step', { ...asked, shown: files })).body).toEqual({ kind: 'done', files });
    expect(opened.text(texts)).toContain('FERMA');
    expect(opened.text(texts)).toContain('"ask-again"');
  });

  it('that is sent again, since no answer came, is answered as done and is one deed [STUDIO-17]', async () => {
    const before = everything();
    const { files } = await preview();
    await post('step', { ...asked, shown: files });

    expect((await post('step', { ...asked, shown: files })).body).toEqual({ kind: 'done', files });
    await post('turn', { direction: 'undo' });
    expect(everything()).toEqual(before);
  });

  it('is not done by a body that does not say all of it, nor where Studio only reads [STUDIO-18]', async () => {
    expect((await post('step', asked)).status).toBe(404);
    server.close();
    await serve(true);

    const { status, body } = await post('step', { ...asked, shown: [] });
    expect(status).toBe(403);
    expect(body).toContain('sola lettura');
  });
});
