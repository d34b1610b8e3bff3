import { describe, expect, it } from 'vitest';
import { whichBank } from './which-bank.ts';

const provider = 'https://api.bank.example';

/** What becomes of each value of SANDBOX, in and out of production, with and without a provider. */
const table = [
  { baseUrl: '', sandbox: undefined, elsewhere: 'sandbox', production: 'BANK_MISSING' },
  { baseUrl: '', sandbox: '1', elsewhere: 'sandbox', production: 'sandbox' },
  { baseUrl: '', sandbox: '0', elsewhere: 'BANK_MISSING', production: 'BANK_MISSING' },
  { baseUrl: provider, sandbox: undefined, elsewhere: 'provider', production: 'provider' },
  { baseUrl: provider, sandbox: '0', elsewhere: 'provider', production: 'provider' },
  {
    baseUrl: provider,
    sandbox: '1',
    elsewhere: 'SANDBOX_BESIDE_PROVIDER',
    production: 'SANDBOX_BESIDE_PROVIDER',
  },
  ...['', 'true', 'yes', '01', ' 1', '2'].flatMap((sandbox) =>
    ['', provider].map((baseUrl) => ({
      baseUrl,
      sandbox,
      elsewhere: 'SANDBOX_INVALID',
      production: 'SANDBOX_INVALID',
    })),
  ),
];

/** Returns the bank, or the code with which the start is refused. */
function outcome(wish: Parameters<typeof whichBank>[0]): string {
  try {
    return whichBank(wish);
  } catch (error) {
    return String(error).replace(/^Error: ([A-Z_]+): .*$/, '$1');
  }
}

describe('which bank a portal calls', () => {
  it.each(table)(
    'is with SANDBOX=$sandbox and provider "$baseUrl" $elsewhere, in production $production [S-82]',
    ({ baseUrl, sandbox, elsewhere, production }) => {
      const found = [undefined, 'development', 'test', 'production'].map((nodeEnv) =>
        outcome({ sandbox, nodeEnv, baseUrl }),
      );

      expect(found).toEqual([elsewhere, elsewhere, elsewhere, production]);
    },
  );

  it.each(['', 'prod', 'Production', 'production '])(
    'is not guessed with NODE_ENV="%s", which Node’s world does not know [S-82]',
    (nodeEnv) => {
      for (const baseUrl of ['', provider])
        expect(outcome({ sandbox: undefined, nodeEnv, baseUrl })).toBe('NODE_ENV_INVALID');
    },
  );

  it('is told in one line, with what to do, where there is none or there are two [S-82]', () => {
    const none = { sandbox: undefined, nodeEnv: 'production', baseUrl: '' };
    const two = { sandbox: '1', nodeEnv: undefined, baseUrl: provider };

    expect(() => whichBank(none)).toThrow(
      /^BANK_MISSING: [^\n]*NODE_ENV is production[^\n]*; write [^\n]* set SANDBOX=1 /,
    );
    expect(() => whichBank(two)).toThrow(
      /^SANDBOX_BESIDE_PROVIDER: [^\n]*api\.bank\.example[^\n]*; leave SANDBOX out /,
    );
  });
});
