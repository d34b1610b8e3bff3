/** The browser’s own telling of where it is about to go; some browsers do not tell. */
type Told = { navigation?: Pick<Navigation, 'addEventListener'> };

/**
 * Tells when the browser’s Back or Forward is about to leave this document for another of the portal; its pages within one
 * document, and the pages of others, are not meant. Nobody can make the browser wait.
 */
export function onLeavingByHistory({ navigation }: Told, tell: () => void): void {
  navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
    if (navigationType === 'traverse' && !destination.sameDocument) tell();
  });
}

/** Tells whether the holder has had this document loaded again. */
export function isReloaded({ performance }: Pick<Window, 'performance'>): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}
