/** What a field of Italian numbers keeps of a text; `isCut` when digits had to be left out. */
export type KeptPhone = { kept: string; isCut: boolean };

const mostDigits = 11;
// No number in the world is longer, with its country.
const mostForeignDigits = 15;
const abroad = /^[\s(]*(?:\+|00)/;
// Italian mobile numbers start with 3 and have ten digits: twelve that start so bring their country without its plus.
const withBareCountry = /^39(?=3\d{9}$)/;

/**
 * Keeps the digits of an Italian number without its +39, however it was written (PHONE-02, PHONE-09). A prefix that is
 * still being typed stays, and so does another country’s: without it the rest would be somebody else’s number.
 */
export function keepPhone(text: string): KeptPhone {
  const digits = text.replaceAll(/\D/g, '');
  if (!abroad.test(text)) return cut(digits.replace(withBareCountry, ''));
  const number = text.includes('+') ? digits : digits.slice(2);
  if (number.startsWith('39')) return cut(number.slice(2));
  if (number === '' || number === '3') return { kept: text.replaceAll(/[^\d+]/g, ''), isCut: false };
  return { kept: `+${number.slice(0, mostForeignDigits)}`, isCut: false };
}

function cut(digits: string): KeptPhone {
  return { kept: digits.slice(0, mostDigits), isCut: digits.length > mostDigits };
}
