const delayMs = 50;

/** Brings something into sight from its top 50 milliseconds later (CONST-02), once it stands; answers the way to think better of it. */
export function scrollIntoView(place: Element): () => void {
  const timer = setTimeout(() => place.scrollIntoView({ block: 'start' }), delayMs);
  return () => clearTimeout(timer);
}
