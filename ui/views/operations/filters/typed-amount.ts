const mostDigits = 6;
const mostDecimals = 2;
const withThousands = /^\D*\d{1,3}(?:\.\d{3})+\D*$/u;

/**
 * Returns what an amount field keeps of what was typed or pasted: figures, and a comma where keyboards may have a point
 * (FILTER-18, FORM-03).
 */
export function typedAmount(text: string): string {
  const partsThousands = text.includes(',') || withThousands.test(text);
  const bare = text.replaceAll('.', partsThousands ? '' : ',').replaceAll(/[^\d,]/gu, '');
  const [typed = '', ...rest] = bare.split(',');
  const units = typed.slice(0, mostDigits);
  if (rest.length === 0) return units;
  const decimals = rest.join('').slice(0, Math.min(mostDecimals, mostDigits - units.length));
  return `${units === '' ? '0' : units},${decimals}`;
}
