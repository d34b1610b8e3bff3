const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const local = `${atom}(?:\\.${atom})*`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const octet = '(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])';
const named = `(?:${label}\\.)+[A-Za-z]{2,}`;
const numbered = `\\[?${octet}(?:\\.${octet}){3}\\]?`;

/**
 * Says what an e-mail address is, in a form and on the wire (FORM-01): a standard local part, @, and dotted labels ending in two or more letters,
 * or an IPv4 address, bare or in brackets.
 */
export const emailFormat = new RegExp(`^${local}@(?:${named}|${numbered})$`);
