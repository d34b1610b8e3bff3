import { beforeEach, describe, expect, it } from 'vitest';
import { findMarked, keepScrollPositions } from './scroll-restoration.ts';

/** A browser that is scrolled by hand. */
function aBrowser() {
  const history: { scrollRestoration: ScrollRestoration } = { scrollRestoration: 'auto' };
  const browser = {
    // As much of the history as places touch.
    history: history as History,
    scrollY: 0,
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    scrollTo: (top: number) => {
      browser.scrollY = top;
      window.dispatchEvent(new Event('scroll'));
    },
  };
  return browser;
}

function listen() {
  const browser = aBrowser();
  const places = keepScrollPositions(browser);
  return { browser, places, stop: places.listen() };
}

/** A row whose button says so. */
const row = (words: string) => `<li><h3>Avvisi SMS</h3><a href="/">${words}</a></li>`;

beforeEach(() => {
  document.body.innerHTML = '<main><button>Dividi</button><button>Dividi</button></main>';
});

describe('the places where a holder was', () => {
  it('are kept for each entry of the history, by how far down it was left', () => {
    const { browser, places, stop } = listen();

    places.arrived('home', false);
    browser.scrollTo(1500);
    places.arrived('card', false);
    browser.scrollTo(0);
    stop();

    expect(places.placeOf('home')?.top).toBe(1500);
    expect(places.placeOf('card')?.top).toBe(0);
    expect(places.placeOf('profile')).toBeUndefined();
  });

  it('do not become what a page is that is drawn anew, until the holder is in it again', () => {
    const { browser, places, stop } = listen();
    places.arrived('home', false);
    browser.scrollTo(1500);

    places.arrived('home', true);
    browser.scrollTo(300);
    const onTheWay = places.placeOf('home')?.top;
    places.settled('home');
    stop();

    expect(onTheWay).toBe(1500);
    expect(places.placeOf('home')?.top).toBe(300);
  });

  it('know what had the focus, in a page that was drawn anew too', () => {
    const { places, stop } = listen();
    places.arrived('home', false);
    document.querySelectorAll('button')[1]?.focus();
    window.dispatchEvent(new Event('scroll'));
    const focus = places.placeOf('home')?.focus;
    document.body.innerHTML = '<main><h1>Home</h1><button>Dividi</button><button>Dividi</button></main>';
    stop();

    expect(focus && findMarked(focus)).toBe(document.querySelectorAll('button')[1]);
  });

  it('know in which row that was, whatever it says by now', () => {
    document.body.innerHTML = `<main><section><h2>Avvisi</h2><ul>${row('Attiva')}</ul></section></main>`;
    const { places, stop } = listen();
    places.arrived('card', false);
    document.querySelector('a')?.focus();
    window.dispatchEvent(new Event('scroll'));
    const focus = places.placeOf('card')?.focus;
    document.body.innerHTML = `<main><ul><li><a href="/">PIN</a></li>${row('Dettagli')}</ul></main>`;
    stop();

    expect(focus && findMarked(focus)?.textContent).toBe('Dettagli');
  });

  it('are left to the browser where it loads the document anew, and forgotten when asked', () => {
    const { browser, places, stop } = listen();
    places.arrived('home', false);
    browser.scrollTo(10);
    const meanwhile = browser.history.scrollRestoration;

    window.dispatchEvent(new Event('pagehide'));
    const atTheEnd = browser.history.scrollRestoration;
    places.forget();
    stop();

    expect([meanwhile, atTheEnd]).toEqual(['manual', 'auto']);
    expect(places.placeOf('home')).toBeUndefined();
  });
});
