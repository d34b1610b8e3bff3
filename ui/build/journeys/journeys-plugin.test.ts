import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JourneyFault } from './journey-fault.ts';
import { journeys, type JourneysPluginOptions } from './journeys-plugin.ts';

const form = {
  schema: {
    type: 'object',
    required: ['otp'],
    properties: { otp: { type: 'string', pattern: '^[0-9]{6}$' } },
  },
};
const journey = (id: string, steps: object) => ({
  id,
  version: '1.0.0',
  surface: 'dialog',
  start: 'a',
  steps,
});

type BuiltChunk = { name: string; code: string; isEntry: boolean };

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'journeys-'));
  write('journeys/errors.json', { codes: { '5707': { type: 'FIELD' } } });
  write('journeys/sca/journey.json', journey('sca', { a: { kind: 'form', form: 'code', actions: {} } }));
  write('journeys/sca/forms/code.json', form);
  write('journeys/hello/journey.json', {
    ...journey('hello', {
      a: {
        kind: 'call',
        operation: 'updateContact',
        stepUp: { exits: { verified: 'retry', blocked: { to: 'b' }, closed: { to: 'b' } } },
        ok: { to: 'b' },
      },
      b: { kind: 'journey', journey: 'other', exits: {} },
    }),
    opens: { popups: ['HELLO'] },
    allow: { '===': [{ var: 'card.profiling.KEY_6.state' }, 'ATTIVO'] },
  });
  write('i18n/it/hello.json', { a: { title: 'Testo di hello' } });
  write(
    'main.js',
    "import { journeys, loadErrorCatalogue } from 'virtual:journeys'; import { journeyIndex } from 'virtual:journey-index'; console.log(journeyIndex, journeys, loadErrorCatalogue);",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, content: unknown): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

async function built(check?: JourneysPluginOptions['check']): Promise<BuiltChunk[]> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [journeys({ root, ...(check && { check }) })],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, 'main.js') },
    },
  });
  const files = 'output' in output ? output.output : [];
  return files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

describe('journeys in a build', () => {
  it('make one chunk each, with forms, validators and texts in it', async () => {
    const chunks = await built();

    const holds = (text: string) => chunks.filter(({ code }) => code.includes(text)).map(({ name }) => name);
    expect(holds('Testo di hello')).toEqual(['hello']);
    expect(holds('must match pattern')).toEqual(['sca']);
  });

  it('bring validators that need no code made at run time [S-45]', async () => {
    const chunks = await built();

    const code = chunks.map((chunk) => chunk.code).join('\n');
    expect(code).not.toMatch(/new Function\(|\beval\(|require\(["']/);
  });

  it('are known to routing by an index without their steps', async () => {
    const chunks = await built();

    const entry = chunks.find(({ isEntry }) => isEntry)?.code ?? '';
    expect(entry).toContain('HELLO');
    expect(entry).not.toContain('stepUp');
    expect(entry).toMatch(/"?runs"?: \["other", "sca"\]/);
    expect(entry).toMatch(/"?services"?: \["KEY_6"\]/);
  });

  it('fail the build when one is unsound, naming file, line and column', async () => {
    const place = { severity: 'error', file: 'journeys/hello/journey.json', column: 3 } as const;
    const step: JourneyFault = {
      ...place,
      code: 'step-unknown',
      line: 7,
      message: 'No step "c".',
      hint: 'Did you mean "b"?',
    };
    const exit: JourneyFault = { ...place, code: 'exit-missing', line: 9, message: 'No exit "closed".' };

    const failed = built(() => [step, exit]);

    await expect(failed).rejects.toThrow(`${join(root, 'journeys/hello/journey.json')}:7:3`);
    await expect(failed).rejects.toThrow('No step "c". Did you mean "b"? (step-unknown)');
    await expect(failed).rejects.toThrow('journeys/hello/journey.json:9:3 No exit "closed". (exit-missing)');
  });

  it('pass the build when there is only a warning', async () => {
    const fault: JourneyFault = {
      code: 'form-unused',
      severity: 'warning',
      file: 'journeys/sca/forms/code.json',
      line: 1,
      column: 1,
      message: 'Nothing shows it.',
    };

    const chunks = await built(() => [fault]);

    expect(chunks.length).toBeGreaterThan(2);
  });

  it('fail the build when a form does not compile, naming the form', async () => {
    write('journeys/sca/forms/code.json', {
      schema: { type: 'object', properties: { otp: { type: 'string', format: 'emial' } } },
    });

    await expect(built()).rejects.toThrow('FORM_SCHEMA_INVALID: the schema of the form "code"');
  });

  it('fail the build when a file is no JSON, naming the file', async () => {
    write('journeys/sca/journey.json', '{');

    await expect(built()).rejects.toThrow('JOURNEY_FILE_UNREADABLE: journeys/sca/journey.json');
  });
});

const stepUnknown: JourneyFault = {
  code: 'step-unknown',
  severity: 'error',
  file: 'journeys/hello/journey.json',
  line: 7,
  column: 3,
  message: 'No step "c".',
};

/** Serves the journeys as `npm run dev` does; tests say themselves when a file has changed. */
const served = (check?: JourneysPluginOptions['check']) =>
  createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [journeys({ root, ...(check && { check }) })],
  });

describe('journeys in development', () => {
  it('show what is wrong over the page as soon as a file is saved, with file, line and column', async () => {
    let faults: JourneyFault[] = [];
    const server = await served(() => faults);
    const { client } = server.environments;
    const sent = vi.spyOn(client.hot, 'send');
    await client.transformRequest('virtual:journey/hello');

    faults = [stepUnknown];
    server.watcher.emit('change', join(root, 'journeys/hello/journey.json'));

    await vi.waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      type: 'error',
      err: {
        message: 'No step "c". (step-unknown)',
        loc: { file: join(root, 'journeys/hello/journey.json'), line: 7, column: 3 },
      },
    });
    await server.close();
  });

  it('are served without those that are unsound from the beginning, and with them once they are mended [STUDIO-01]', async () => {
    let faults: JourneyFault[] = [stepUnknown];
    const server = await served(() => faults);
    const { client } = server.environments;
    const indexOf = async () => (await client.transformRequest('virtual:journey-index'))?.code ?? '';
    const before = await indexOf();

    faults = [];
    server.watcher.emit('change', join(root, 'journeys/hello/journey.json'));
    await vi.waitFor(async () => expect(await indexOf()).toContain('HELLO'));

    expect(before).toContain('sca');
    expect(before).not.toContain('HELLO');
    await server.close();
  });

  it('are served anew, on a page that stays, once a file has changed and is sound [STUDIO-21]', async () => {
    const server = await served();
    const { client } = server.environments;
    const sent = vi.spyOn(client.hot, 'send');
    const before = await client.transformRequest('virtual:journey/hello');

    write('i18n/it/hello.json', { a: { title: 'Testo nuovo' } });
    server.watcher.emit('change', join(root, 'i18n/it/hello.json'));
    await vi.waitFor(() =>
      expect(sent).toHaveBeenCalledWith('percorso:sound', {
        at: expect.any(Number) as number,
        namespace: 'hello',
        texts: { a: { title: 'Testo nuovo' } },
      }),
    );

    expect(before?.code).toContain('Testo di hello');
    expect((await client.transformRequest('virtual:journey/hello'))?.code).toContain('Testo nuovo');
    await server.close();
  });
});
