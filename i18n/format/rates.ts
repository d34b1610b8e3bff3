/** Writes a yearly rate given in hundredths of a percent: 990 is `9,90%`. */
export function formatRate(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2).replace('.', ',')}%`;
}
