import type { Plugin } from 'vite';
import { explainFailure } from '../explain-failure.ts';
import { brandedPage, escaped } from './branded-page.ts';
import { readBrand } from './read-brand.ts';
import { serveBrand, type ServedBrand } from './served.ts';

/** Shows a brand while it is drawn: read anew after each save, with what is wrong with it in the place of the page. */
export function brandInDevelopment(folder: string, name: string): Plugin {
  let served: { brand: ServedBrand | undefined } | undefined;
  const read = (): ServedBrand | undefined => {
    if (served === undefined) {
      const brand = readBrand(folder);
      served = { brand: brand && serveBrand(brand) };
    }
    return served.brand;
  };
  return {
    name: 'percorso:brand',
    configureServer({ watcher, middlewares, ws }) {
      watcher.add(folder);
      watcher.on('all', (_event, path) => {
        if (!path.startsWith(folder)) return;
        served = undefined;
        ws.send({ type: 'full-reload' });
      });
      middlewares.use('/brand', (request, response, next) => {
        const [path = ''] = (request.originalUrl ?? '').split('?');
        // The page that names it has read it.
        const file = served?.brand?.files.get(path);
        if (file === undefined) return next();
        response.setHeader('Content-Type', file.type);
        response.end(file.body);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) => {
        try {
          const brand = read();
          return brand ? brandedPage(page, brand, name) : page;
        } catch (error) {
          const told = explainFailure(error);
          console.error(told);
          // The page goes on listening, and is loaded anew once it is mended.
          return page.replace(/<body>[^]*<\/body>/, () => `<body><pre>${escaped(told)}</pre></body>`);
        }
      },
    },
  };
}
