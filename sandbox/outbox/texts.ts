import texts from './texts.json' with { type: 'json' };

/**
 * Words the message of a code, with what the holder signs in it (S-07).
 *
 * @throws {Error} MESSAGE_UNKNOWN when the service has no text, or the text names something that is not given.
 */
export function codeMessage(service: string, values: Readonly<Record<string, string>>): string {
  const told = toldAs(service, values);
  const text: string | undefined = Object.entries(texts).find(([name]) => name === told)?.[1];
  if (text === undefined) throw new Error(`MESSAGE_UNKNOWN: no text for ${service}`);
  return text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`MESSAGE_UNKNOWN: ${service} needs ${name}`);
    return value;
  });
}

/** Returns the key of the words for what is signed: alerts from 0 euro on are for every operation, as the portal says, too. */
export const toldAs = (service: string, { threshold }: Readonly<Record<string, string>>): string =>
  service === 'subscribeSmsAlert' && threshold === '0,00' ? 'everySmsAlert' : service;
