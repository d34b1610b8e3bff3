const asked = new Map<string, Promise<void>>();

/**
 * Fetches the style sheet of all that the login does not show, once; where that fails, the next call asks again. A page that
 * names none, as while developing, has all its styles.
 */
export async function laterSheet(): Promise<void> {
  const href = document.documentElement.dataset['laterSheet'];
  if (href === undefined) return;
  const loading = asked.get(href) ?? load(href);
  asked.set(href, loading);
  await loading;
}

async function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  try {
    await new Promise((loaded, failed) => {
      link.addEventListener('load', loaded);
      link.addEventListener('error', () => failed(new Error(`${href} could not be fetched.`)));
      // Of two rules as strong as each other the one that stands later wins: the page has its first sheet at its end.
      document.body.append(link);
    });
  } catch (cause) {
    link.remove();
    asked.delete(href);
    throw cause;
  }
}
