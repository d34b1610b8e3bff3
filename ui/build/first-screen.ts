const kit = [
  'button/',
  'icon/',
  'status/(Spinner|Skeleton|tone|Badge)',
  'money/Money',
  'navigate/(Link|KitProvider|use-follow)',
  'layout/(Heading|VisuallyHidden|Stack)',
  'message/(Notice|EmptyState)',
  'field/(TextField|PasswordField|Field\\.)',
  'class-names',
  'fetched',
  'given',
];
const app = [
  'app/(app-context|shell-context|signed-in-mark|kept-messages|routes|way-back|stores/shell-stores)',
  'journey/(journeys-context|screen-actions)',
];
const texts = ['setup', 'it/(app|frame|login)\\.json'];
const packages = ['react-dom', 'react-router', 'i18next'];

/**
 * Gathers what the login is drawn from in one chunk, which other pages share: seventeen small ones would weigh 5 kB more
 * compressed (S-70). What these modules import comes with them, so no door may be named here.
 */
export const firstScreen = {
  name: 'first',
  test: new RegExp(
    `/ui/kit/(${kit.join('|')})|/ui/(${app.join('|')})|/i18n/(${texts.join('|')})|/node_modules/(${packages.join('|')})/`,
  ),
};
