import { fontsOf } from './picture-fonts.ts';
import { styleOf } from './picture-style.ts';

/** A picture of a part of a page: a page of its own that does nothing and needs nothing, as large as it is drawn. */
export type Picture = { page: string; width: number; height: number };

/** How large it is, and the class of what its styles have it stand in. */
type Frame = { width: number; height: number; within?: string };

const dead = 'script, link, iframe, noscript, template';

/** Copies a part of a page as it stands, with its styles and fonts in it; what is typed in it is copied too. */
export async function pictureOf(element: Element, { width, height, within = '' }: Frame): Promise<Picture> {
  const { documentElement } = element.ownerDocument;
  const copy = element.cloneNode(true) as Element; // of the same kind as what it is a copy of
  keepTyped(element, copy);
  for (const each of copy.querySelectorAll(dead)) each.remove();
  const style = (await fontsOf(element.ownerDocument)) + styleOf(element);
  // Anyone who reads it with a screen reader has all of it in the tables, and no button of it does anything.
  const body =
    element.tagName === 'BODY'
      ? copy.outerHTML
      : `<body><div class="${within}">${copy.outerHTML}</div></body>`;
  const page = [
    '<!doctype html>',
    `<html lang="it" data-theme="${documentElement.dataset['theme'] ?? 'light'}">`,
    `<head><meta charset="utf-8"><style>${style}${still}</style></head>`,
    body.replace(/^<body/, '<body inert'),
    '</html>',
  ].join('');
  return { page, width: Math.ceil(width), height: Math.ceil(height) };
}

const still =
  '*,*::before,*::after{animation:none!important;transition:none!important;print-color-adjust:exact}body{overflow:hidden}';

/** What is typed stands in properties, which a copy has not. */
function keepTyped(element: Element, copy: Element): void {
  const copies = copy.querySelectorAll('input, textarea');
  for (const [index, field] of element.querySelectorAll('input, textarea').entries()) {
    const own = copies[index];
    if (field instanceof Object && 'value' in field && own) {
      if (own.tagName === 'TEXTAREA') own.textContent = String(field.value);
      else own.setAttribute('value', String(field.value));
      own.toggleAttribute('checked', 'checked' in field && field.checked === true);
    }
  }
}
