type Ways = {
  /** Opens a page that knows from where it was opened. */
  go(path: string): void;
  /** Opens a page that does not. */
  startAnew(path: string): void;
};

/** Goes to a path of the portal from outside React; the router binds it when it appears. */
export type PortalNavigator = Ways & { bind(ways: Ways): void };

/** Makes a wayfinder; what is asked before the router is there waits for it. */
export function createNavigator(): PortalNavigator {
  let bound: Ways | undefined;
  let waiting: ((ways: Ways) => void) | undefined;
  const when = (act: (ways: Ways) => void): void => {
    if (bound) act(bound);
    else waiting = act;
  };
  return {
    go: (path) => when((ways) => ways.go(path)),
    startAnew: (path) => when((ways) => ways.startAnew(path)),
    bind: (ways) => {
      bound = ways;
      waiting?.(ways);
      waiting = undefined;
    },
  };
}
