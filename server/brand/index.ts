export { brandedPage, titledPage } from './branded-page.ts';
export { cardDrawings } from './cards.ts';
export { brandFolder, judgeBrand, readBrand, readBrandIn, type Brand, type BrandRead } from './read-brand.ts';
export { serveBrand, type ServedBrand, type ServedFile } from './served.ts';
export { folderName } from './told.ts';
