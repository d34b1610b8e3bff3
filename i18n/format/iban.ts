/** Sets an IBAN in groups of four, as it is printed and typed from: `IT60 X054 2811 1010 0000 0123 456`. */
export const formatIban = (iban: string): string => iban.replaceAll(/.{4}(?=.)/gu, '$& ');
