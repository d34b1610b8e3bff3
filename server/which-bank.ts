/** Which bank a portal calls: the sandbox in its own process, or the provider of its settings. */
export type WhichBank = 'sandbox' | 'provider';

/** What decides it: two variables of the environment, and `provider.baseUrl` of the settings. */
export type BankWish = { sandbox: string | undefined; nodeEnv: string | undefined; baseUrl: string };

const environments = ['production', 'development', 'test'];

/**
 * Decides which bank a portal calls. The sandbox never runs by accident: in production it is asked for by name, and a
 * provider is never replaced by it (S-82).
 *
 * @throws {Error} `SANDBOX_INVALID`, `NODE_ENV_INVALID`, `SANDBOX_BESIDE_PROVIDER` or `BANK_MISSING`, saying what to do.
 */
export function whichBank({ sandbox, nodeEnv, baseUrl }: BankWish): WhichBank {
  if (sandbox !== undefined && sandbox !== '0' && sandbox !== '1')
    throw new Error(
      `SANDBOX_INVALID: SANDBOX is ${JSON.stringify(sandbox)}; set it to 1 for the sandbox or 0 for none, or leave it out`,
    );
  holdEnvironment(nodeEnv);
  const hasProvider = baseUrl !== '';
  if (hasProvider && sandbox === '1')
    throw new Error(
      `SANDBOX_BESIDE_PROVIDER: SANDBOX is 1 and provider.baseUrl is "${baseUrl}"; leave SANDBOX out to call the provider, or empty provider.baseUrl in the settings for the sandbox`,
    );
  if (hasProvider) return 'provider';
  if (sandbox === '1' || (sandbox === undefined && nodeEnv !== 'production')) return 'sandbox';
  const found = sandbox === '0' ? 'SANDBOX is 0' : 'NODE_ENV is production and SANDBOX is not set';
  throw new Error(
    `BANK_MISSING: provider.baseUrl is empty and ${found}; write the bank’s origin into provider.baseUrl of the settings, or set SANDBOX=1 for the sandbox`,
  );
}

function holdEnvironment(nodeEnv: string | undefined): void {
  if (nodeEnv !== undefined && !environments.includes(nodeEnv))
    throw new Error(
      `NODE_ENV_INVALID: NODE_ENV is ${JSON.stringify(nodeEnv)}; set it to one of ${environments.join(', ')}, or leave it out`,
    );
}
