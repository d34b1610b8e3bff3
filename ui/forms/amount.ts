const pattern = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;

/** Some keyboards have a point alone: before one or two figures it is no thousands’ point. */
const pointOfDecimals = /^(\d+)\.(\d{1,2})$/;

/** Reads an Italian amount, such as 1.234,5, as whole cents; undefined when it is none. */
export function readAmount(text: string): number | undefined {
  const [, units, decimals = ''] = pattern.exec(text.replace(pointOfDecimals, '$1,$2')) ?? [];
  if (units === undefined) return undefined;
  return Number(units.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
}

const mostDigits = 6;
const mostDecimals = 2;

/** Leaves off the digits of an amount that are too many: at most 6 in all, and 2 behind the comma. */
export function capAmount(text: string): string {
  let digits = 0;
  let decimals = 0;
  let isBehindComma = false;
  return Array.from(text)
    .filter((sign) => {
      if (sign === ',') isBehindComma = true;
      if (!/\d/.test(sign)) return true;
      if (digits === mostDigits || (isBehindComma && decimals === mostDecimals)) return false;
      digits += 1;
      if (isBehindComma) decimals += 1;
      return true;
    })
    .join('');
}

/** Writes cents as they are typed, without thousands’ points: 1234,50. A text is answered as it is. */
export function writeAmount(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number') return '';
  const decimals = value % 100;
  const units = String(Math.trunc(value / 100));
  return decimals === 0 ? units : `${units},${String(decimals).padStart(2, '0')}`;
}
