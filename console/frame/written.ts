const hour = new Intl.DateTimeFormat('it', { timeStyle: 'medium', timeZone: 'Europe/Rome' });
const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** Writes the time of an instant, in Italy and to the second. */
export const writtenHour = (at: string | number): string => hour.format(new Date(at));

/** Writes the day of an instant. */
export const writtenDay = (at: string | number): string => day.format(new Date(at));
