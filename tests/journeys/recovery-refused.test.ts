import { describe, expect, it } from 'vitest';
import { libraryOf, ordinaryContext, readSources } from '#analysis';
import { createSession } from '#engine';
import { createFakePorts } from '../support/fake-ports.ts';
import { projectFiles, projectLanguage } from './project.ts';

const sources = readSources(projectLanguage(), projectFiles(), { views: {} });
const library = libraryOf(sources);
const context = ordinaryContext(sources.language.contexts);
const task = { token: 'task' };
const answer = { username: 'giulia@percorso.test', answer: 'Rex', captchaResponse: 'worked-out-2' };
const data = { fiscalCode: 'FRRGLI80A41H501X', pan: '4012000012345678', captchaResponse: 'worked-out' };

/** Recovers by the question until the bank is asked about the data, or about the answer. */
async function recover(until: 'data' | 'answer') {
  const fake = createFakePorts();
  const session = createSession({
    library,
    ports: fake.ports,
    runId: 'run',
    journey: 'recovery',
    input: {},
    context,
  });
  session.act('submit', { way: 'ANSWER' });
  await fake.reply(200, task);
  session.act('submit', data);
  if (until === 'answer') {
    await fake.reply(200, { requestId: 'r1', idSecurityQuestion: 'q1' });
    await fake.reply(200, { questions: [{ id: 'q1', text: 'Il tuo cane?' }] });
    await fake.reply(200, task);
    session.act('submit', answer);
  }
  return { fake, session };
}

describe.each([
  ['data', '/fiscalCode', 'enter-data'],
  ['answer', '/answer', 'enter-answer'],
] as const)('a code that nobody knows, for the %s of a recovery', (until, pointer, step) => {
  it('marks the field that the bank points to, with another task for the proof [ERR-15] [ERR-27]', async () => {
    const { fake, session } = await recover(until);

    await fake.reply(422, { code: 'OF_TOMORROW', type: 'FIELD', pointer });
    await fake.reply(200, task);

    expect(session.screen()?.step).toBe(step);
    expect(session.screen()?.form?.state.errors).toEqual({ [pointer]: 'errors:popup.default' });
    expect(fake.log.popups).toEqual([]);
  });

  it('shows a message where the bank says so [ERR-14] [ERR-27]', async () => {
    const { fake, session } = await recover(until);

    await fake.reply(422, { code: 'OF_TOMORROW', type: 'SHOW' });
    await fake.reply(200, task);

    expect(session.screen()?.step).toBe(step);
    expect(fake.log.messages.map(({ text }) => text.key)).toEqual(['popup.default']);
    expect(fake.log.popups).toEqual([]);
  });
});
