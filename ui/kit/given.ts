type Given<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** Leaves out the props that are undefined, which React Aria tells apart from props that are not given. */
export function given<Props extends object>(props: Props): Given<Props> {
  const entries = Object.entries(props).filter(([, value]) => value !== undefined);
  // The filter removed exactly what the type excludes.
  return Object.fromEntries(entries) as Given<Props>;
}
