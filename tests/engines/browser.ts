/** One action of a pointer or a keyboard, as both WebDriver protocols write it. */
export type Act =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** The acts of one device, in their order. */
export type Acts = { type: 'pointer' | 'key'; id: string; actions: readonly Act[] };

/** A browser with one window, driven from outside as a holder's hand would. */
export type Browser = {
  /** The name and version that the browser gives of itself. */
  version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  act(acts: Acts): Promise<void>;
  /** Asks the page something: the function is sent as it stands, so it may use nothing of this file but its argument. */
  ask<Given, Reply>(question: (given: Given) => Reply, given: Given): Promise<Reply>;
  /** Everything that the page has said to its console as an error, or thrown, since the browser began. */
  errors(): readonly string[];
  close(): Promise<void>;
};

/** Begins a browser of an engine that is there. */
export type Engine = {
  name: string;
  /** The Debian package that brings it. */
  debian: string;
  /** Returns the programs that it needs and that are not there. */
  missing(): readonly string[];
  begin(): Promise<Browser>;
};
