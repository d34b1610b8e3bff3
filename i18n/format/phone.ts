const NO_BREAK_SPACE = '\u00a0';

/** Sets the digits of a whole number in groups, as people read them out: `333 123 4519`. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+39)?(\d{3})(\d{3})(\d+)$/u, (_whole, ...groups: (string | undefined)[]) =>
    groups.slice(0, 4).filter(Boolean).join(NO_BREAK_SPACE),
  );
