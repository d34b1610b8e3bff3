type ClassName = string | false | undefined;

/** Joins the class names that are there; a name that its module lacks is caught by the test of the style sheets. */
export function join(...names: readonly ClassName[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
