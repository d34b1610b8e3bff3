import { expect, it } from 'vitest';
import { aService } from './card.fixture.ts';
import { hasChatbot } from './has-chatbot.ts';
import { aProfile } from './profile.fixture.ts';

const on = { CHATBOT: aService('CHATBOT') };
const off = { CHATBOT: aService('CHATBOT', { prop: { state: 'DISATTIVO' } }) };

it.each([
  ['has one where the profile enables it', aProfile({ profiling: on }), true],
  ['has none where the profile switches it off', aProfile({ profiling: off }), false],
  ['has none where the profile does not name it', aProfile(), false],
  ['has none as an ASB holder', aProfile({ userType: 'ASB', profiling: on }), false],
  ['has none before the profile is known', undefined, false],
])('a holder %s [GATE-02] [GATE-08]', (_case, profile, has) => {
  expect(hasChatbot({ profile })).toBe(has);
});
