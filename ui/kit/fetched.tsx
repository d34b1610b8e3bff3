import { type ComponentType, lazy } from 'react';
import { laterSheet } from './later-sheet.ts';

/** Thrown in the place of a part of the page whose code could not be fetched. */
export class NotFetched extends Error {
  /** Has the part fetched anew when it is next drawn; what React has seen fail once, it never asks for again. */
  readonly forget: () => void;
  /** Fetches the part at once, and says whether it is there now. */
  readonly again: () => Promise<boolean>;

  constructor(cause: unknown, { forget, again }: Pick<NotFetched, 'forget' | 'again'>) {
    super('A part of the page could not be fetched.', { cause });
    this.forget = forget;
    this.again = again;
  }
}

/** Makes a component that adds to what is there already: where its code could not be fetched, nothing stands in its place. */
export function fetchedIfItCan<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return fetched(() => load().catch((): ComponentType<Props> => () => null));
}

/**
 * Makes a component whose code and styles are fetched when it is first drawn. It throws `NotFetched` where that fails; anyone who catches
 * it calls `forget`, so that the part is not lost for as long as the page stands.
 */
export function fetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const styled = async () => (await Promise.all([load(), laterSheet()]))[0];
  const later = () =>
    lazy(async () => {
      try {
        return { default: await styled() };
      } catch (cause) {
        throw new NotFetched(cause, { forget, again });
      }
    });
  let View: ComponentType<Props> = later();
  const forget = (): void => {
    View = later();
  };
  const again = async (): Promise<boolean> => {
    try {
      View = await styled();
      return true;
    } catch {
      return false;
    }
  };
  return function Fetched(props: Props) {
    return <View {...props} />;
  };
}
