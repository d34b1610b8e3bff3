import { createHash } from 'node:crypto';
import { isLuhn } from '../security/luhn.ts';

/** The data of a card that is not registered yet, with which to register it. */
export type RegistrationKit = {
  serial: number;
  first: string;
  last: string;
  pan: string;
  cv2: string;
  fiscalCode: string;
  registrationCode: string;
  telephone: string;
};

const kitBin = '409';
const bins: Readonly<Record<string, string>> = { VISA: '400', MASTERCARD: '520', PAGOBANCOMAT: '600' };
const demoHolderCode = '1234567890';

/** Makes the registration kit of a tag, always the same one; the empty tag is the kit that the console lists. */
export function kitOf(tag: string): RegistrationKit {
  return kitOfSerial(tag === '' ? 0 : Number(digitsOf(`kit ${tag}`, 6)));
}

/** Finds the kit that a card number belongs to; null for every other number. */
export function kitOfPan(pan: string): RegistrationKit | null {
  if (!pan.startsWith(kitBin)) return null;
  const kit = kitOfSerial(Number(pan.slice(3, 11)));
  return kit.pan === pan ? kit : null;
}

/** Makes the registration kit of a number. */
export function kitOfSerial(serial: number): RegistrationKit {
  const pan = panWith({ bin: kitBin, serial, last4: digitsOf(`last ${serial}`, 4) });
  const [first, last] = ['Nadia', 'Riva'];
  return {
    serial,
    first,
    last,
    pan,
    cv2: cv2Of(pan),
    fiscalCode: fiscalCodeOf(first, last, serial),
    registrationCode: digitsOf(`holder code ${pan}`, 10),
    telephone: `+39320${String(serial).padStart(7, '0')}`,
  };
}

/** Works out the number of a demo account’s card, which is kept nowhere (S-37). */
export const panOf = (card: { id: number; circuit: string; panLast4: string }): string =>
  panWith({ bin: bins[card.circuit] ?? kitBin, serial: card.id, last4: card.panLast4 });

/** Reads the id of a demo account’s card out of its number; the caller compares the whole number. */
export const cardIdOf = (pan: string): number => Number(pan.slice(3, 11));

/** Works out the digits beside the signature. */
export const cv2Of = (pan: string): string => digitsOf(`cv2 ${pan}`, 3);

/** Tells the holder code of a holder: a kit’s own, or the one of every demo account. */
export const holderCodeOf = (kitSerial: number | null): string =>
  kitSerial === null ? demoHolderCode : kitOfSerial(kitSerial).registrationCode;

/** Makes a fiscal code with a right check letter from a name and a number. */
export function fiscalCodeOf(first: string, last: string, number: number): string {
  const born = [
    String(50 + (number % 50)),
    'ABCDEHLMPRST'.charAt(number % 12),
    String((number % 28) + 1).padStart(2, '0'),
  ];
  const town = `H${String(number % 1000).padStart(3, '0')}`;
  const code = [consonants(last), consonants(first), ...born, town].join('');
  return code + checkLetter(code);
}

/** Lists the ways to write the date of birth of a fiscal code in six digits. */
export function birthDatesOf(fiscalCode: string): string[] {
  const year = fiscalCode.slice(6, 8);
  const month = String('ABCDEHLMPRST'.indexOf(fiscalCode.charAt(8)) + 1).padStart(2, '0');
  const day = String(Number(fiscalCode.slice(9, 11)) % 40).padStart(2, '0');
  return [`${day}${month}${year}`, `${month}${day}${year}`, `${year}${month}${day}`];
}

const consonants = (name: string): string =>
  `${name.toUpperCase().replaceAll(/[^B-DF-HJ-NP-TV-Z]/g, '')}XXX`.slice(0, 3);

function checkLetter(code: string): string {
  const odd = 'BAKPLCQDREVOSFTGUHMINJWZYX';
  const worth = Array.from(code, (sign, index) => {
    const letter = /\d/.test(sign) ? String.fromCodePoint(65 + Number(sign)) : sign;
    return index % 2 === 0 ? odd.indexOf(letter) : letter.charCodeAt(0) - 65;
  });
  return String.fromCodePoint(65 + (worth.reduce((sum, value) => sum + value, 0) % 26));
}

/** Of ten numbers that differ in one digit, exactly one is right by Luhn. */
function panWith({ bin, serial, last4 }: { bin: string; serial: number; last4: string }): string {
  const numbers = Array.from(
    { length: 10 },
    (_, digit) => `${bin}${String(serial).padStart(8, '0')}${digit}${last4}`,
  );
  return numbers.find(isLuhn) ?? '';
}

function digitsOf(seed: string, length: number): string {
  const hash = createHash('sha256').update(`percorso ${seed}`).digest('hex').slice(0, 30);
  return String(BigInt(`0x${hash}`) % 10n ** BigInt(length)).padStart(length, '0');
}
