/** Hides an address but for the first and last letter of its name and its host, as the bank does. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.charAt(0)}${'*'.repeat(Math.max(1, name.length - 2))}${name.slice(-1)}@${host}`;
}
