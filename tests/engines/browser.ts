/** One action of a pointer or a keyboard, as both WebDriver protocols write it. */
export type Act =
  | { type: 'pointerMove'; x: number; y: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 }
  | { type: 'keyDown' | 'keyUp'; value: string };

/** The acts of one device, in their order. */
export type Acts = { type: 'pointer' | 'key'; id: string; actions: readonly Act[] };

/** What a page is asked: functions sent as they stand, of which `answer` may call those of `using` and nothing else. */
export type Question<Given, Reply> = {
  answer: (given: Given) => Reply;
  using?: readonly ((...given: never[]) => unknown)[];
};

/** Writes a question as the text of one function of JSON that answers JSON. */
export function textOf<Given, Reply>({ answer, using = [] }: Question<Given, Reply>): string {
  return `(given) => {
    ${using.map(String).join('\n')}
    return JSON.stringify((${String(answer)})(JSON.parse(given)) ?? null);
  }`;
}

/** A browser with one window, driven from outside as a holder's hand would. */
export type Browser = {
  /** The name and version that the browser gives of itself. */
  version: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  act(acts: Acts): Promise<void>;
  /** Asks the page something. */
  ask<Given, Reply>(question: Question<Given, Reply>, given: Given): Promise<Reply>;
  /** Everything that the page has said to its console as an error, or thrown, since the browser began. */
  errors(): readonly string[];
  close(): Promise<void>;
};

/** Begins a browser of an engine that is there. */
export type Engine = {
  name: string;
  /** The Debian packages that bring what it needs. */
  debian: string;
  /** Returns the programs that it needs and that are not there. */
  missing(): readonly string[];
  begin(): Promise<Browser>;
};
