/** Writes a whole number with the points of its thousands: `2.000`. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/gu, '.');
