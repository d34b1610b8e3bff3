const key = 'errors';

/** How many a session tells in all: what breaks more often says nothing new. */
export const ceiling = 20;

/**
 * Takes one of what a session may tell, and says whether there was one left. It is counted in the storage of the tab, as a page
 * that breaks while it opens may be opened again and again; where there is no storage, the page counts by itself.
 */
export function takeOne(storage: () => Storage, toldByPage: number): boolean {
  const toldBefore = Math.max(countIn(storage), toldByPage);
  if (toldBefore >= ceiling) return false;
  try {
    storage().setItem(key, String(toldBefore + 1));
  } catch {
    // Refused or full.
  }
  return true;
}

function countIn(storage: () => Storage): number {
  try {
    // Whatever is no number counts for nothing.
    return Number(storage().getItem(key)) || 0;
  } catch {
    return 0;
  }
}
