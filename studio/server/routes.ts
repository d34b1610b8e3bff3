import type { IncomingMessage, ServerResponse } from 'node:http';
import { JourneyError } from '#engine';
import { sayIn, type AnswerLanguage, type Sources } from '#analysis';
import { readBody, replyJson, replyModule, replyText } from './http/replies.ts';
import type { Pushes } from './http/pushes.ts';
import type { Foresee, Judge } from '../judge/judged.ts';
import { partsOfJourney } from './fields/parts-of-journey.ts';
import { partsView } from './model/parts-view.ts';
import { stepShapes, stepSource } from './model/step-source.ts';
import type { StudioModel } from './model/studio-model.ts';
import { readAsked, readStepEdit, readStepToChange } from './writing/read-step.ts';
import { readGuardEdit } from './writing/write-guard.ts';
import { readTextEdit } from './writing/write-text.ts';
import { readScenarioToSave } from './scenarios/read-scenario-to-save.ts';

/** What the routes serve. */
export type RouteGround = {
  model: StudioModel;
  pushes: Pushes;
  isReadOnly: boolean;
  language: AnswerLanguage;
  foresee: Judge['foresee'];
};

/** Serves what stands beneath `/api/`; answers whether it did. */
export function createRoutes(ground: RouteGround) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, root, place = '', name = ''] = url.pathname.split('/').map(decode);
    if (root !== 'api') return false;
    if (request.method === 'POST') await post(place, { request, response, ground });
    else if (place === 'events') ground.pushes.open(request, response);
    else if (place === 'explore') explore(name, { request, response, ground });
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
    const hash = name.replace(/\.js$/, '');
    const compiled = model.stage.validators(hash) ?? model.past.validatorsThen(hash);
    const code = await compiled?.catch(() => undefined);
    return code === undefined ? replyText(response, 'Not found', 404) : replyModule(response, code);
  }
  const sources = model.sources();
  const foresee: Foresee = (files) => ground.foresee(files, () => response.destroyed);
  try {
    const found = Object.hasOwn(readers, place)
      ? await readers[place]?.(name, { model, sources, query, foresee })
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

type Read = Pick<RouteGround, 'model'> & {
  sources: Sources | undefined;
  query: URLSearchParams;
  foresee: Foresee;
};

const readers: Readonly<Record<string, (name: string, read: Read) => unknown>> = {
  library: (_name, { model }) => model.library(),
  journey: (name, { model }) => model.journey(name),
  file: (name, { model }) => model.file(name),
  catalogue: (kind, { model, query }) =>
    kind === '' ? model.catalogue() : model.catalogued(kind, query.get('name') ?? ''),
  history: (_name, { model }) => model.history(),
  changing: (_name, { model, query, foresee }) => {
    const change = readAsked(query.get('change'));
    return change && model.previewStep(change, foresee);
  },
  goals: (_name, { model }) => model.goals(),
  parts: (_name, { sources }) => sources && partsView(sources),
  shapes: (_name, { sources }) => sources && stepShapes(sources),
  written: (name, { sources, query }) => sources && stepSource(sources, name, query.get('step') ?? ''),
  names: (name, { sources }) => sources && partsOfJourney(sources, name),
  form: (name, { model, query }) => model.form(name, query.get('step') ?? ''),
  refusals: (name, { model, query }) => model.refusals(name, query.get('step') ?? ''),
  search: (_name, { model, query }) => model.search(query.get('q') ?? ''),
  review: (name, { model, query }) => model.past.review(name, query.get('at') ?? undefined),
  revisions: (name, { model }) => model.past.revisions(name),
  stage: (name, { model, sources, query }) => {
    const revision = query.get('at');
    if (revision !== null) return model.past.stageAt(name, revision);
    return sources?.journeys.get(name)?.journey?.value && model.stage.view(sources, name);
  },
  walk: (name, { model, query }) => {
    const [scenario, revision] = [query.get('scenario') ?? '', query.get('at')];
    return revision === null ? model.walk(name, scenario) : model.past.walkAt(name, scenario, revision);
  },
};

type Posted = { request: IncomingMessage; response: ServerResponse; ground: RouteGround };

async function post(place: string, { request, response, ground }: Posted): Promise<void> {
  const { model, isReadOnly, language } = ground;
  if (isReadOnly) {
    const why = sayIn(language)({ en: 'This Studio only reads.', it: 'Questo Studio è in sola lettura.' });
    return replyJson(response, { kind: 'refused', why }, 403);
  }
  const done = Object.hasOwn(deeds, place) ? deeds[place]?.(await readBody(request), model) : undefined;
  if (done === undefined) return replyText(response, 'Not found', 404);
  return replyJson(response, done);
}

/** What can be done, by place; nothing for a body that says nothing to do. */
const deeds: Readonly<Record<string, (body: unknown, model: StudioModel) => unknown>> = {
  text: (body, model) => {
    const edit = readTextEdit(body);
    return edit && model.write(edit);
  },
  guard: (body, model) => {
    const edit = readGuardEdit(body);
    return edit && model.writeGuard(edit);
  },
  step: (body, model) => {
    const change = readStepToChange(body);
    return change && model.changeStep(change);
  },
  written: (body, model) => {
    const edit = readStepEdit(body);
    return edit && model.writeStep(edit);
  },
  turn: (body, model) => {
    const { direction } = Object(body);
    return direction === 'undo' || direction === 'redo' ? model.turn(direction) : undefined;
  },
  scenario: (body, model) => {
    const asked = readScenarioToSave(body);
    return asked && model.save(asked);
  },
};

function explore(journey: string, { request, response, ground: { model } }: Posted): void {
  if (!model.sources()?.journeys.has(journey)) return replyText(response, 'Not found', 404);
  return model.explorations.open({ journey, request, response });
}
