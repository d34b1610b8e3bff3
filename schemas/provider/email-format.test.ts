import { describe, expect, it } from 'vitest';
import { emailFormat } from './email-format.ts';

describe('an e-mail address', () => {
  it('has a local part, @, and dotted labels with a last one of letters, or an IP address [FORM-01]', () => {
    const good = [
      'anna@percorso.test',
      'anna.bianchi+banca@posta.percorso.it',
      "d'amico_1@a-b.co",
      'anna@192.168.0.1',
      'anna@[10.0.0.255]',
    ];
    const bad = [
      'anna',
      'anna@',
      '@percorso.test',
      'anna@percorso',
      'anna@percorso.t',
      'anna@-a.it',
      'a b@c.it',
      'anna@300.1.1.1',
      '.anna@a.it',
      'anna.@a.it',
      'an..na@a.it',
    ];

    expect(good.filter((address) => !emailFormat.test(address))).toEqual([]);
    expect(bad.filter((address) => emailFormat.test(address))).toEqual([]);
  });
});
