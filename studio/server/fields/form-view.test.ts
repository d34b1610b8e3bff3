import { expect, it } from 'vitest';
import { folderOfJourneys } from '../scenarios/journeys.fixture.ts';
import { createFormViews } from './form-view.ts';

const show = createFormViews();

function viewOf(journey: string, step: string) {
  const sources = folderOfJourneys(journey).folder.sources();
  return sources && show(sources, journey, step);
}

it('shows the fields of a step with their limits, the datum that keeps the answer and where that is sent [STUDIO-11]', () => {
  const [subject, message, telephone] = viewOf('help-desk-message', 'write')?.fields ?? [];

  expect(subject).toMatchObject({ isRequired: true, widget: 'select', datum: 'subject' });
  expect(subject?.limits.choicesFrom).toBe('data.subjects');
  expect(message).toMatchObject({ widget: 'textarea', label: expect.any(String) });
  expect(message?.sent).toEqual([
    '/steps/suggest/body/text',
    '/steps/solve/body/text',
    '/steps/send/body/request/message',
  ]);
  expect(telephone).toMatchObject({ widget: 'phone', isRequired: false, sent: [] });
});

it('offers the members of calls that nothing else fills, with what the contract says of them [STUDIO-11]', () => {
  const { members = [] } = viewOf('instalment-confirm', 'confirm') ?? {};
  const [merchant] = members.filter(({ pointer }) => pointer.endsWith('/merchantName'));

  expect(merchant).toMatchObject({
    pointer: '/steps/read-purchases/body/merchantName',
    operation: 'listTransactions',
    type: 'provider:MerchantNameFilter',
    member: { type: 'list', isRequired: false },
  });
  const [number] = viewOf('phone-change', 'enter-number')?.members ?? [];
  expect(number).toMatchObject({ datum: 'otp', member: { name: 'otp', pattern: expect.any(String) } });
  // What is worked out, or comes from what opens the journey, is left alone.
  expect(members.map(({ pointer }) => pointer)).not.toContain('/steps/read-purchases/body/cardId');
});

it('says which other steps show the same form, and shows none of a step that asks nothing [STUDIO-11]', () => {
  expect(viewOf('holder-code', 'enter-code')?.alsoAt).toEqual(['enter-late-code', 'enter-sent-code']);
  expect(viewOf('phone-change', 'unknown')).toMatchObject({ fields: [], alsoAt: [] });
  expect(viewOf('phone-change', 'verify')).toBeUndefined();
});
