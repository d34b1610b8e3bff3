import type { JourneyFile } from '#schemas';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hostJourneys } from '../journey-host.fixture.tsx';

vi.stubGlobal('CSS', { escape: (text: string) => text });

const order: JourneyFile = {
  id: 'order',
  version: '1.0.0',
  surface: 'page',
  data: { otp: { type: 'text' }, phone: { type: 'text', initial: '' } },
  start: 'enter-code',
  steps: {
    'enter-code': {
      kind: 'form',
      form: 'code',
      saves: { 'data.otp': '/otp' },
      actions: { submit: { to: 'check' } },
    },
    check: {
      kind: 'form',
      shows: { otp: { var: 'data.otp' }, phone: { var: 'data.phone' } },
      summary: { code: { change: ['change-code'] }, phone: {}, fee: {} },
      actions: {
        submit: { to: 'done' },
        'change-code': { to: 'enter-code', changes: true },
        close: { to: 'done' },
      },
    },
    done: { kind: 'end', outcome: 'completed' },
  },
};

async function atSummary() {
  const host = hostJourneys({ order });
  void host.journeys.open('order');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByRole('heading', { name: 'Is it right?' });
  return host;
}

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

it('lists what was answered, without a line that comes out empty, and a change beside its line alone [LANG-10]', async () => {
  await atSummary();

  expect(terms()).toEqual(['Code', 'Fee']);
  expect(screen.getByText('It is 123456')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Change',
    'Indietro',
    'CANCEL',
    'Yes',
  ]);
});

it('leads from a line, named by it, to its screen as it was filled, and back with the new answer [LANG-10]', async () => {
  await atSummary();

  await userEvent.click(screen.getByRole('button', { name: 'Change: Code' }));
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(field.value).toBe('123456');
  await userEvent.clear(field);
  await userEvent.type(field, '654321{Enter}');

  const heading = await screen.findByRole('heading', { name: 'Is it right?' });
  expect(within(heading.ownerDocument.body).getByText('It is 654321')).toBeTruthy();
});

it('takes along what stands in the form beside it, where the way to a change submits that [LANG-10]', async () => {
  const { check: _check, ...others } = order.steps;
  const withForm: JourneyFile = {
    ...order,
    data: { ...order.data, phone: { type: 'text' } },
    steps: {
      ...others,
      check: {
        kind: 'form',
        form: 'code',
        saves: { 'data.phone': '/otp' },
        summary: { code: { change: ['change-code'] } },
        actions: {
          submit: { to: 'done' },
          'change-code': { to: 'enter-code', submits: true, changes: true },
        },
      },
    },
  };
  void hostJourneys({ order: withForm }).journeys.open('order');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await screen.findByRole('heading', { name: 'Is it right?' });
  await userEvent.type(screen.getByRole('textbox'), '777777');

  await userEvent.click(screen.getByRole('button', { name: 'Change: Code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));

  await screen.findByRole('heading', { name: 'Is it right?' });
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('777777');
});
