const kit = [
  'button/',
  'icon/',
  'status/(Spinner|Skeleton|tone|Badge)',
  'money/Money',
  'category/CategoryMark',
  'ring/Ring',
  'navigate/(Link|KitProvider|use-follow)',
  'layout/(Heading|VisuallyHidden|Stack)',
  'message/(Notice|EmptyState)',
  'field/(TextField|PasswordField|Field\\.)',
  'class-names',
  'fetched',
  'given',
];
const app = [
  'app/(app-context|card-ready|engine-context|has-chatbot|recorded|use-openable|shell-context|tab-nonce|kept-messages|routes|way-back|stores/shell-stores)',
  'journey/(journeys-context|screen-actions)',
];
const texts = ['setup', 'format/masked-numbers', 'it/(app|frame|login)\\.json'];
const packages = [
  'react-dom',
  'react-router',
  'i18next',
  'react-i18next/dist/es/(useTranslation|I18nextProvider)',
];

/**
 * Gathers what the login is drawn from, and the small parts that every page after it shares, in one chunk: two dozen small
 * ones would weigh 6 kB more compressed (S-70). What these modules import comes with them, so no door may be named here.
 */
export const firstScreen = {
  name: 'first',
  test: new RegExp(
    `/ui/kit/(${kit.join('|')})|/ui/(${app.join('|')})|/i18n/(${texts.join('|')})|/node_modules/(${packages.join('|')})/`,
  ),
};
