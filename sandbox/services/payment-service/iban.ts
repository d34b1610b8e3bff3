const bankCode = '09999';
const branchCode = '01600';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Makes the IBAN of an account of the bank: the check letter of Italian accounts, and the two check digits of ISO 13616. */
export function ibanOf(account: number): string {
  const domestic = `${bankCode}${branchCode}${String(account).padStart(12, '0')}`;
  const whole = `${checkLetter(domestic)}${domestic}`;
  const rest = remainder(`${whole}IT00`);
  return `IT${String(98 - rest).padStart(2, '0')}${whole}`;
}

/** Returns whether the check digits of an IBAN are those of the rest of it. */
export function isIban(iban: string): boolean {
  return remainder(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
}

/** What each digit counts in an odd place, by the rule of the Italian check letter. */
const oddPlaces = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

function checkLetter(domestic: string): string {
  const sum = Array.from(domestic, Number).reduce(
    (total, digit, index) => total + (index % 2 === 0 ? (oddPlaces[digit] ?? 0) : digit),
    0,
  );
  return letters.charAt(sum % letters.length);
}

/** Letters count as 10 to 35. */
function remainder(text: string): number {
  const digits = text.replaceAll(/[A-Z]/gu, (letter) => String(letters.indexOf(letter) + 10));
  return Number(BigInt(digits) % 97n);
}
