import type { JourneyFile } from '#schemas';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hostJourneys } from './journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const confirmed: JourneyFile = {
  id: 'confirmed',
  version: '1.0.0',
  surface: 'page',
  data: { otp: { type: 'provider:OtpCode', sensitive: true, keep: 'next-call' } },
  start: 'enter-code',
  steps: {
    'enter-code': {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'verify' } },
    },
    verify: {
      kind: 'call',
      operation: 'verifyRegistrationOtpSca',
      body: { otp: { var: 'data.otp' } },
      ok: { to: 'verified' },
      errors: { '5709': { type: 'FIELD', to: 'blocked', form: 'code', field: '/otp', message: 'otp.5709' } },
    },
    verified: { kind: 'end', outcome: 'verified' },
    blocked: { kind: 'end', outcome: 'blocked', popup: 'USER_LOCKED' },
  },
};

it('a page marks its code without words behind the popup of a block, which keeps the focus [ERR-03] [ERR-06]', async () => {
  const { journeys, bank } = hostJourneys({ confirmed });
  void journeys.open('confirmed');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '000000{Enter}');

  bank.answer(422, { code: '5709', type: 'BLOCKER', message: '' });

  const popup = await screen.findByRole('dialog');
  const code = screen.getByRole('textbox', { name: 'Code', hidden: true });
  expect(popup.contains(code)).toBe(false);
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(popup.contains(document.activeElement)).toBe(true);
});
