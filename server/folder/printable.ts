/** Colours, which the commands themselves write. */
// eslint-disable-next-line no-control-regex
const colour = /(\u001b\[[\d;]*m)/u;
// eslint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;

/**
 * Writes out what a terminal would obey in place of showing it, as it may stand in any file that is quoted: a picture that is none,
 * a text. Lines, tabs and colours stay.
 */
export const printable = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .split(colour)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(control, spelledOut)))
    .join('');

const spelledOut = (sign: string): string => `\\x${sign.codePointAt(0)?.toString(16).padStart(2, '0')}`;
