import type { IncomingMessage, ServerResponse } from 'node:http';
import { JourneyError } from '#engine';
import { sayIn, type AnswerLanguage, type Sources } from '#analysis';
import { readBody, replyJson, replyModule, replyText } from './http/replies.ts';
import type { Pushes } from './http/pushes.ts';
import type { StudioModel } from './model/studio-model.ts';
import { readTextEdit } from './model/write-text.ts';

/** What the routes serve. */
export type RouteGround = {
  model: StudioModel;
  pushes: Pushes;
  isReadOnly: boolean;
  language: AnswerLanguage;
};

/** Serves what stands beneath `/api/`; answers whether it did. */
export function createRoutes(ground: RouteGround) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, root, place = '', name = ''] = url.pathname.split('/').map(decode);
    if (root !== 'api') return false;
    if (request.method === 'POST') await post(place, { request, response, ground });
    else if (place === 'events') ground.pushes.open(request, response);
    else await read({ place, name, query: url.searchParams }, response, ground);
    return true;
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

type Asked = { place: string; name: string; query: URLSearchParams };

async function read(
  { place, name, query }: Asked,
  response: ServerResponse,
  ground: RouteGround,
): Promise<void> {
  const { model, language } = ground;
  if (place === 'validators') {
    const code = await model.stage.validators(name.replace(/\.js$/, ''))?.catch(() => undefined);
    return code === undefined ? replyText(response, 'Not found', 404) : replyModule(response, code);
  }
  const sources = model.sources();
  try {
    const found = Object.hasOwn(readers, place)
      ? readers[place]?.(name, { model, sources, query })
      : undefined;
    return replyJson(response, found ?? { missing: true }, found === undefined ? 404 : 200);
  } catch (error) {
    if (!(error instanceof JourneyError)) throw error;
    const why = sayIn(language)({
      en: 'The journey has faults and cannot be walked: the findings say which.',
      it: 'Il flusso ha errori e non si può percorrere: quali, lo dice «Avvisi».',
    });
    return replyJson(response, { why }, 422);
  }
}

type Read = { model: StudioModel; sources: Sources | undefined; query: URLSearchParams };

const readers: Readonly<Record<string, (name: string, read: Read) => unknown>> = {
  library: (_name, { model }) => model.library(),
  journey: (name, { model }) => model.journey(name),
  file: (name, { model }) => model.file(name),
  search: (_name, { model, query }) => model.search(query.get('q') ?? ''),
  stage: (name, { model, sources }) =>
    sources?.journeys.get(name)?.journey?.value && model.stage.view(sources, name),
  walk: (name, { model, sources, query }) =>
    sources && model.stage.walks(sources, name).find((walk) => walk.name === query.get('scenario')),
};

type Posted = { request: IncomingMessage; response: ServerResponse; ground: RouteGround };

async function post(place: string, { request, response, ground }: Posted): Promise<void> {
  const { model, isReadOnly, language } = ground;
  if (isReadOnly) {
    const why = sayIn(language)({ en: 'This Studio only reads.', it: 'Questo Studio è in sola lettura.' });
    return replyJson(response, { kind: 'refused', why }, 403);
  }
  const edit = place === 'text' ? readTextEdit(await readBody(request)) : undefined;
  if (!edit) return replyText(response, 'Not found', 404);
  return replyJson(response, model.write(edit));
}
