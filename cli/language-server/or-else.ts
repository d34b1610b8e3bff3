/** Does something, and hands over what it throws: nobody stands above what a timer does. */
export function orElse(run: () => void, tell: (error: unknown) => void): void {
  try {
    run();
  } catch (error) {
    tell(error);
  }
}
