import { formatDate, type TFunction } from '#i18n';
import type { Compared, ReviewPart, ReviewScreen } from '../../review.ts';
import { markSigns } from '../drawing/marks.ts';
import { sideWords, titleOf } from './change-words.ts';
import { html, type Markup } from './markup.ts';
import { marksInOrder } from './marks-in-order.ts';
import type { Picture } from './picture.ts';
import type { ScreenPictures } from './pictures.ts';
import style from './sign-off-page.css?raw';

/** All that is signed off. */
export type SignedOff = {
  title: string;
  id: string;
  view: Compared;
  drawn: Picture | undefined;
  screens: readonly ScreenPictures[];
  /** What it is written in. */
  fonts: string;
};

// Nothing is fetched and nothing runs in it: what it shows is in it.
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'";

/** Writes the review as one page that needs nothing beside itself, with a place to sign at every change. */
export function signOffPage(signed: SignedOff, t: TFunction): string {
  const { title, id, view, drawn, screens, fonts } = signed;
  const { revision, told } = view;
  const name = t('review.export.title', { title });
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <title>${name}</title>
        <style>
          ${{ markup: fonts + style }}
        </style>
      </head>
      <body>
        <main>
          <h1>${name}</h1>
          <p class="soft">${t('review.export.of', { id, version: view.drawn.version ?? '' })}</p>
          <p class="soft">
            ${t('review.commit', { commit: revision.commit.slice(0, 12), day: revision.day === '' ? '' : formatDate(revision.day), subject: revision.subject })}
          </p>
          ${told.map((words) => html`<p>${words}</p>`)} ${drawn && drawing(drawn, t)}
          ${screens.length > 0 ? shots(signed, t) : undefined}
          ${view.parts.map((part) => table(part, view, t))}
          <section class="whole">
            <h2>${t('review.export.whole')}</h2>
            ${place(t('review.export.whole'), 'whole', t)}
          </section>
        </main>
      </body>
    </html> `.markup;
}

/** Nothing in the frame can run. Of another origin, browsers would not draw it before it is scrolled to, nor on paper. */
const framed = ({ page, width, height }: Picture, title: string): Markup =>
  html`<iframe
    sandbox="allow-same-origin"
    title="${title}"
    width="${width}"
    height="${height}"
    srcdoc="${page}"
  ></iframe>`;

/** Wider than a page, it is drawn smaller; on paper it fits a sheet as long as it can be read. */
const widest = 1000;
const sheet = { width: 700, height: 880 };
const leastLegible = 0.5;

function drawing(picture: Picture, t: TFunction): Markup {
  const { width, height } = picture;
  const scale = Math.min(1, widest / width);
  const fits = Math.min(scale, sheet.width / width, sheet.height / height);
  const onPaper = Math.max(Math.min(leastLegible, sheet.width / width), fits);
  return html`<section>
    <h2>${t('review.drawing')}</h2>
    <ul class="marks">
      ${marksInOrder.map((mark) => html`<li data-mark="${mark}">${markSigns[mark]} ${t(`review.step.${mark}`)}</li>`)}
    </ul>
    <div class="drawing" style="zoom:${scale.toFixed(3)};--on-paper:${onPaper.toFixed(3)}">
      ${framed(picture, t('review.drawing'))}
    </div>
  </section>`;
}

function shots({ view, screens }: SignedOff, t: TFunction): Markup {
  const taken = new Map(screens.map((each) => [each.step, each]));
  return html`<section>
    <h2>${t('review.screens')} (${view.screens.length})</h2>
    ${view.screens.map((screen) => shot(screen, taken.get(screen.step), t))}
  </section>`;
}

function shot({ step, title, mark }: ReviewScreen, taken: ScreenPictures | undefined, t: TFunction): Markup {
  const side = (name: 'before' | 'after', nothing: string): Markup => {
    const picture = taken?.[name];
    const shown = picture
      ? framed(picture, `${title}: ${t(`review.${name}`)}`)
      : html`<p class="soft">${nothing}</p>`;
    return html`<figure>
      <figcaption>${t(`review.${name}`)}</figcaption>
      ${shown}
    </figure>`;
  };
  return html`<article class="shot">
    <h3>${title} <span data-mark="${mark}">${markSigns[mark]} ${t(`review.step.${mark}`)}</span></h3>
    <div class="pair">
      ${side('before', t(mark === 'added' ? 'review.notYet' : 'review.noPicture'))}${side('after', t(mark === 'removed' ? 'review.noMore' : 'review.noPicture'))}
    </div>
    ${place(title, `screen-${step}`, t)}
  </article>`;
}

function table({ part, heading, changes }: ReviewPart, { drawn, isNew }: Compared, t: TFunction): Markup {
  const words = (name: string, side: string | undefined): string =>
    side === undefined ? t('review.nothing') : sideWords(t, { part, name, side, drawn });
  // Of a journey that is wholly new the screens and the whole are signed, not each line.
  const signs = (what: string, id: string): Markup | undefined =>
    isNew ? undefined : html`<td>${place(what, id, t)}</td>`;
  return html`<section>
    <h2 id="${part}">${heading} (${changes.length})</h2>
    <table aria-labelledby="${part}">
      <thead>
        <tr>
          <th scope="col">${t('review.what')}</th>
          ${isNew ? undefined : html`<th scope="col">${t('review.before')}</th>`}
          <th scope="col">${t('review.after')}</th>
          ${isNew ? undefined : html`<th scope="col">${t('review.export.verdict')}</th>`}
        </tr>
      </thead>
      <tbody>
        ${changes.map(
          (change) =>
            html`<tr>
              <th scope="row">
                ${titleOf(t, change, { part, drawn })}<span class="name">${change.name}</span>
              </th>
              ${isNew ? undefined : html`<td class="before">${words(change.name, change.before)}</td>`}
              <td class="after">${words(change.name, change.after)}</td>
              ${signs(change.name, change.id)}
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** A place for a name, a date and a verdict, to be filled on the screen or by hand. */
function place(what: string, id: string, t: TFunction): Markup {
  const verdicts = (['approved', 'refused'] as const).map(
    (verdict) => html`<label><input type="radio" name="${id}" /> ${t(`review.export.${verdict}`)}</label>`,
  );
  return html`<fieldset class="place" aria-label="${t('review.export.sign', { what })}">
    <label>${t('review.export.name')} <input type="text" autocomplete="off" /></label>
    <label>${t('review.export.date')} <input type="date" /></label>
    <span class="verdict">${verdicts}</span>
  </fieldset>`;
}
