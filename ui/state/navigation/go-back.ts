type Steps = { from?: unknown; entry?: unknown; at?: unknown } | null | undefined;

/** The ways from a page: to a path, and back in the history for the portal itself, whatever stands open. */
export type Ways = {
  navigate: (path: string, to: { replace: true; state?: { ledBack: unknown } }) => void;
  leave: () => void;
};

/**
 * Leads from a page back to where it was opened: in the history where that is the entry before, and where the path ends with a
 * slash, as the documents have it (PIN-03); home where nobody opened it. Back does not lead here again: it is over.
 */
export function goBack({ navigate, leave }: Ways, state: unknown): void {
  const { usr, idx } = Object(state);
  // The history holds what `openedFrom` made, or what nobody made.
  const { from, entry, at } = (usr as Steps) ?? {};
  if (typeof from !== 'string') return navigate('/', { replace: true });
  if (Number(at) + 1 === idx || from.endsWith('/')) return leave();
  navigate(from, { replace: true, state: { ledBack: entry } });
}
