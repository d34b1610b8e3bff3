import type { SourceFile } from '#analysis';
import type { JourneyFile, ScenarioFile, Step } from '#schemas';
import { cleanFiles } from './clean-files.ts';

const answer = (operation: string) => ({ answer: { operation, body: { done: true } }, expect: {} });

const sendingAll = (last: string): ScenarioFile => {
  const code = { action: 'submit', values: { otp: '123456' }, expect: {} };
  return {
    title: 'all is sent',
    given: { input: { cardId: '1000001' }, card: { productType: 'CREDIT' } },
    do: [
      { action: 'submit', values: { telephone: '3331234567' }, expect: {} },
      { answer: { operation: 'sendCode', body: { place: 'Roma' } }, expect: {} },
      code,
      answer('verifyCode'),
      answer('changeNumber'),
      ...(last === 'last' ? [answer('verifyCode')] : []),
    ],
  };
};

/** Puts one commit, `after`, or two, up to `last`, straight behind that of the clean journey, with a scenario that sends all. */
export function filesSendingUpTo(last: 'after' | 'last'): SourceFile[] {
  return cleanFiles.flatMap((file) => {
    if (file.path === 'journeys/visit/scenarios/goes-away.json')
      return [file, { path: 'journeys/visit/scenarios/sent.json', text: JSON.stringify(sendingAll(last)) }];
    if (file.path !== 'journeys/visit/journey.json') return [file];
    const journey = JSON.parse(file.text) as JourneyFile; // the clean files are sound
    const { change, ...others } = journey.steps;
    const more = (to: string) => ({ ...change, operation: 'verifyCode', body: {}, ok: { to } }) as Step; // a commit as well
    const steps = {
      ...others,
      change: { ...change, ok: { to: 'after' } } as Step, // as before, with another way
      after: more(last === 'after' ? 'done' : 'last'),
      ...(last === 'last' && { last: more('done') }),
    };
    return [{ ...file, text: JSON.stringify({ ...journey, steps }) }];
  });
}
