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
  'state/(app-context|recorded|shell-context|stores/shell-stores|holder/(card-ready|engine-context|has-chatbot|kept-messages)|launcher/use-openable|session/tab-nonce|navigation/(routes|back-navigation))',
  'journey/(journeys-context|screen-actions)',
];
const texts = ['setup', 'format/masked-numbers', 'it/(app|frame|login)\\.json'];
// Trans comes with the views that use it.
const packages = ['react-dom/', 'react-router/', 'i18next/', 'react-i18next/(?!.*Trans)'];

/**
 * Gathers what the login is drawn from, and the small parts that every page after it shares, in one chunk: two dozen small
 * ones would weigh 6 kB more compressed (S-70). What these modules import comes with them, so no door may be named here.
 */
export const firstScreen = {
  name: 'first',
  test: new RegExp(
    `/ui/kit/(${kit.join('|')})|/ui/(${app.join('|')})|/i18n/(${texts.join('|')})|/node_modules/(${packages.join('|')})`,
  ),
};

/** Gathers what both the login and the pages after it are drawn from, without what it imports: the whole kit, by its door. */
export const shared = {
  name: 'shared',
  includeDependenciesRecursively: false,
  test: /\/ui\/(views\/frame\/(?:\w+\/)?(AreaBoundary|NotFetchedNotice|CrashNotice|crash-id|use-online)|kit\/choice\/(Checkbox|Choice))\./,
};

const pages = [
  'frame/(?:\\w+/)?(HolderPage|Header|MainMenu|HelpCorner|FocusKeeper|FramePopups|ErrorPopup|InactivityPopup|LogoutPopup|Messages)',
  'frame/Area',
  'cards/(?:\\w+/)?(CardSwitcher|CardPicker|card-look|CardFace|NoData|use-reconnected|ProfileNotice|use-missing-profile|use-selected-card)',
  'cards/(?:\\w+/)?(SlideRow|CarouselArrows|service-hindrance|online-banking|RetryPlace|ListSkeleton|card-name)',
  'operations/(filters/(filter-rules|filter-form|operation-filters|typed-amount)|banners/Banner|operation-rules|Amount|categories)',
  'loyalty/(programme|use-programme|ProgrammeButton)',
  'home/(HomePage|HomeTabs|PayRow|ServiceBoxes|ServiceRow)',
];
const parts = ['message/MessageQueue'];

/** Gathers what the home alone is drawn from, for the same reason; the drawn card stands on the login too, and apart. */
export const home = {
  name: 'home-parts',
  includeDependenciesRecursively: false,
  test: new RegExp(`/ui/(views/(${pages.join('|')})|kit/(${parts.join('|')}))\\.`),
};
