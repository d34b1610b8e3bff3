// Made by `npm run generate` from the schemas beside this folder. Edit those.
/**
 * What one bank’s portal is set to. The portal reads it at run time; nothing in it is secret but what stands under server, which never reaches a browser.
 */
export interface PortalConfig {
$schema: string
provider: ProviderConfig
session: SessionConfig
filters: FiltersConfig
timing: TimingConfig
analytics?: AnalyticsConfig
errors?: ErrorsConfig
chat?: ChatConfig
/**
 * The languages beside Italian that the portal has texts of; a start writes here which folders stand in i18n/ (RUN-10).
 */
languages?: string[]
extensions?: ExtensionsConfig
brand: BrandConfig
links?: LinksConfig
server: ServerConfig
}
/**
 * Where the bank answers, and how it is called.
 */
export interface ProviderConfig {
/**
 * The bank’s origin, without a slash at the end; the portal’s own where one proxy leads to both. Empty for the sandbox.
 */
baseUrl: string
/**
 * Whether calls to the bank carry cookies (HDR-03).
 */
credentials: ("include" | "same-origin")
/**
 * The application’s name in every call (HDR-04), as the contract takes it: letters without accents, digits, spaces and . _ -, at most 64.
 */
application: string
/**
 * The environment’s name in every call (HDR-04), as the contract takes it: letters without accents, digits, spaces and . _ -, at most 64.
 */
environment: string
/**
 * The client’s version in every call (HDR-04).
 */
clientVersion: string
/**
 * The page’s host, sent with username and password alone (ADD-06); absent, no such header is.
 */
domain?: string
/**
 * What the header slider says, with username and password alone (ADD-06); absent, no such header is sent.
 */
slider?: string
/**
 * Whether the bank is asked, once before a login, for the address that the browser comes from, which then stands in the risk data (S-50).
 */
publicIp?: boolean
/**
 * The bank’s own value of itself, where it has one: of NEXIPAY no financing is shown or asked for (GATE-13).
 */
bank?: string
/**
 * Whether every page says that nothing here is real (S-62); always so when the portal brings the sandbox.
 */
testEnvironment?: boolean
}
export interface SessionConfig {
/**
 * What a 401 leads to: one notice and one redirect to the public home, or a failure like any other (SESSION-06).
 */
on401: ("redirect" | "ignore")
/**
 * Minutes without activity after which the bank ends the session; at most the five that Delegated Regulation (EU) 2018/389 allows (article 4, 3 d).
 */
idleMinutes: number
/**
 * Minutes before that end at which the portal warns; fewer than idleMinutes.
 */
warnMinutes: number
}
export interface FiltersConfig {
/**
 * Where the first period of the operations ends (FILTER-13).
 */
initialEnd: ("today" | "oneMonthAgo")
}
/**
 * Waits, in milliseconds.
 */
export interface TimingConfig {
/**
 * How long the first page waits before it shows the tab that a link asks for.
 */
tabSwitchMs: number
/**
 * How long after it has loaded the chat is told whom it talks to (CHAT-05).
 */
chatMs: number
/**
 * The longest time a page waits for the bank’s texts before it shows the built-in ones.
 */
textsMs: number
}
/**
 * Where the portal tells what happens in it, without personal data; absent, nothing is told to anyone.
 */
export interface AnalyticsConfig {
/**
 * Takes a POST of { name, at, release, route, area } for each event; an https address, or a path of the portal. The portal’s own server takes them at /events, where it counts and logs crashes; with the sandbox, /sandbox/events shows them in its console.
 */
endpoint: string
}
/**
 * Where the portal reports what breaks in a browser, without personal data: one of dsn and endpoint; absent, nothing is reported to anyone.
 */
export interface ErrorsConfig {
/**
 * The DSN of a project of Sentry, or of what speaks its protocol: https://KEY@HOST/PROJECT. Its key is public; one with a secret behind a colon is refused.
 */
dsn?: string
/**
 * Takes a POST of a report for each error: an https address with its path, or a path of the portal.
 */
endpoint?: string
}
/**
 * The chat that may be shown in the portal; absent, none is, and the bank is not asked whether it has one.
 */
export interface ChatConfig {
/**
 * The only origin that may be framed and spoken with; self is the portal’s own, for the chat of the sandbox.
 */
origin: string
}
/**
 * What the portal offers beyond the documents, by calls marked x-extension; absent or false, it is not offered and the bank need not have them.
 */
export interface ExtensionsConfig {
/**
 * Whether holders may lock a card at once and unlock it with a code (HOLDER-24): lockCard, unlockCard.
 */
cardLock?: boolean
/**
 * Whether operations may be disputed, and requests followed (HOLDER-25): openDispute, listHelpRequests.
 */
disputes?: boolean
/**
 * Whether holders may give their cards nicknames, which then stand wherever a card is named (HOLDER-30): nameCard.
 */
cardNickname?: boolean
/**
 * Whether several numbers may be kept in the payee book at once, with one code (LANG-09): keepPayees.
 */
payeesTogether?: boolean
/**
 * Whether the home tells what a card will be debited and sent soon (HOLDER-27): listUpcoming.
 */
upcoming?: boolean
/**
 * Whether an operation may be approved in the bank’s app instead of with the code that comes by SMS (LANG-13): startApproval, readApproval, endApproval.
 */
appApproval?: boolean
}
export interface BrandConfig {
/**
 * What the bank calls itself, in every title and in sentences; 60 letters at most.
 */
name: string
/**
 * The product’s name for the code, put into every sentence (ECODE-12).
 */
eCode: string
/**
 * The telephone number of customer service, as it is written: 800 000 200.
 */
helpLine: string
/**
 * The telephone number that locks a lost card at any hour, as it is written: 800 000 100.
 */
lockLine: string
/**
 * The telephone number of customer service for who calls from abroad, as it is written; +39 02 0000 0200 unless set.
 */
helpLineAbroad?: string
/**
 * The telephone number that locks a lost card, for who calls from abroad, as it is written; +39 02 0000 0100 unless set.
 */
lockLineAbroad?: string
}
/**
 * Where journeys may lead outside the portal (S-46).
 */
export interface LinksConfig {
/**
 * Name → address, for "visit" in journeys and link:name in texts; an https address on one of the hosts, or a path of the portal. A page of the bank named useful-numbers, faq, transparency, privacy or cookies takes the place of the portal’s own.
 */
places?: {
[k: string]: string
}
/**
 * Hosts, with their port if they have one, that may be visited over https.
 */
hosts?: string[]
}
/**
 * For the file server alone.
 */
export interface ServerConfig {
/**
 * The port; the variable PORT wins.
 */
port: number
/**
 * The address to listen on: 127.0.0.1 for what is in front on this machine, one that it reaches where that is on another. A name, localhost too, is whatever address this machine makes of it.
 */
host: string
/**
 * The portal is reached over https, by a proxy in front: browsers are told to insist on it (HSTS).
 */
https?: boolean
/**
 * How long browsers insist on https after each visit, where https is true: a year unless set. Begin with five minutes (300) until the certificate has been renewed without anybody’s doing; 0 has them forget it.
 */
hstsSeconds?: number
/**
 * Browsers insist on https for every name below the portal’s as well: true only where all of them have certificates.
 */
hstsSubdomains?: boolean
}
