import { describe, expect, it } from 'vitest';
import type { BankReply } from '../ports.ts';
import { classify } from './classify.ts';

const plain = { method: 'POST' };
const guarded = { method: 'POST', sca: true };
const statements = { method: 'POST', scaResult: true };
const reply = (status: number, body: unknown): BankReply => ({ kind: 'reply', status, body });
const sca = {
  phoneNumbers: [{ id: 'p1', obfuscatedValue: '********67' }],
  channel: 'SMS',
  trxData: 'trx',
  mtTransactionId: 'mt',
  additionalInfo: 'info',
  serviceId: 'UPDATE_CONTACT',
  servicePayload: { newNumber: '********67' },
};

describe('a reply', () => {
  it('is done with its body when the status is a success [HDR-07] [HDR-10]', () => {
    expect(classify(reply(200, { flow: 'END' }), plain)).toEqual({ kind: 'done', value: { flow: 'END' } });
    expect(classify(reply(204, undefined), plain)).toEqual({ kind: 'done', value: undefined });
    expect(classify(reply(200, [1]), plain)).toEqual({ kind: 'done', value: [1] });
  });

  it('is refused with what its error body says when the status is not OK [HDR-08]', () => {
    const body = {
      code: '5707',
      type: 'FIELD',
      pointer: '/otp',
      process: 'recovery',
      message: 'for the log',
    };

    expect(classify(reply(422, body), plain)).toEqual({
      kind: 'refused',
      code: '5707',
      type: 'FIELD',
      pointer: '/otp',
      process: 'recovery',
      body,
    });
  });

  it('is refused by its status when the body says no code, and by a number as by a text', () => {
    expect(classify(reply(500, 'oops'), plain)).toMatchObject({ kind: 'refused', code: 'HTTP_500' });
    expect(classify(reply(422, { code: 5708 }), plain)).toMatchObject({ kind: 'refused', code: '5708' });
  });

  it('that never came is unreachable [HDR-09]', () => {
    expect(classify({ kind: 'unreachable' }, plain)).toEqual({ kind: 'unreachable' });
  });

  it('with 401 says that the bank no longer knows the holder', () => {
    expect(classify(reply(401, { code: 'UNAUTHORISED' }), guarded)).toEqual({ kind: 'unauthorised' });
  });

  it('with 401 before the login is a refusal like any other, for there is no session to end [REG-24]', () => {
    const beforeLogin = { method: 'POST', token: 'prelogin' };

    expect(classify(reply(401, { code: 'UNAUTHORISED', type: 'SESSION' }), beforeLogin)).toEqual({
      kind: 'refused',
      code: 'UNAUTHORISED',
      type: 'SESSION',
      pointer: '',
      process: '',
      body: { code: 'UNAUTHORISED', type: 'SESSION' },
    });
  });

  it('asks for strong authentication with 403 and SCA_REQUIRED, where the contract foresees it [SCA-31]', () => {
    const body = { code: 'SCA_REQUIRED', type: 'SCA', sca };

    expect(classify(reply(403, body), guarded)).toEqual({ kind: 'sca', challenge: sca });
    expect(classify(reply(403, body), plain)).toMatchObject({ kind: 'refused', code: 'SCA_REQUIRED' });
    expect(classify(reply(403, { code: 'SCA_REQUIRED' }), guarded)).toMatchObject({ kind: 'refused' });
    expect(classify(reply(400, body), guarded)).toMatchObject({ kind: 'refused', code: 'SCA_REQUIRED' });
    expect(classify(reply(409, body), guarded)).toMatchObject({ kind: 'refused', code: 'SCA_REQUIRED' });
  });

  it('asks for strong authentication with result SCA on a 200, where the contract foresees it [SCA-22]', () => {
    const body = { result: 'SCA', ...sca };

    expect(classify(reply(200, body), statements)).toEqual({ kind: 'sca', challenge: sca });
    expect(classify(reply(200, body), plain)).toMatchObject({ kind: 'done' });
  });

  it('asks with a whole challenge even when the bank leaves parts of it out', () => {
    expect(classify(reply(403, { code: 'SCA_REQUIRED', sca: {} }), guarded)).toEqual({
      kind: 'sca',
      challenge: {
        phoneNumbers: [],
        channel: '',
        trxData: '',
        mtTransactionId: '',
        additionalInfo: '',
        serviceId: '',
        servicePayload: {},
      },
    });
  });

  it('keeps its tokens from the journey', () => {
    const body = { access_token: 'secret', clientAccessToken: 'secret', additionalInfo: 'proof' };

    expect(classify(reply(200, body), plain)).toEqual({ kind: 'done', value: { additionalInfo: 'proof' } });
  });
});
