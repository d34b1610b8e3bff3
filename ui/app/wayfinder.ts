/** Goes to a path of the portal from outside React; the router binds it when it appears. */
export type Wayfinder = {
  go(path: string): void;
  bind(navigate: (path: string) => void): void;
};

/** Makes a wayfinder; what is asked before the router is there waits for it. */
export function createWayfinder(): Wayfinder {
  let bound: ((path: string) => void) | undefined;
  let waiting: string | undefined;
  return {
    go: (path) => {
      if (bound) bound(path);
      else waiting = path;
    },
    bind: (navigate) => {
      bound = navigate;
      if (waiting !== undefined) navigate(waiting);
      waiting = undefined;
    },
  };
}
