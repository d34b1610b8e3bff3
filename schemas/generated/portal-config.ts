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
brand: BrandConfig
links?: LinksConfig
server: ServerConfig
}
/**
 * Where the bank answers, and how it is called.
 */
export interface ProviderConfig {
/**
 * The bank’s origin, without a slash at the end; empty when it answers on the portal’s own.
 */
baseUrl: string
/**
 * Whether calls to the bank carry cookies (HDR-03).
 */
credentials: ("include" | "same-origin")
/**
 * The application’s name in every call (HDR-04).
 */
application: string
/**
 * The environment’s name in every call (HDR-04).
 */
environment: string
/**
 * The client’s version in every call (HDR-04).
 */
clientVersion: string
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
 * Minutes without activity after which the bank ends the session.
 */
idleMinutes: number
/**
 * Minutes before that end at which the portal warns.
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
tabSwitchMs: number
chatMs: number
/**
 * The longest time a page waits for the bank’s texts before it shows the built-in ones.
 */
textsMs: number
}
export interface BrandConfig {
name: string
/**
 * The product’s name for the code, put into every sentence (ECODE-12).
 */
eCode: string
}
/**
 * Where journeys may lead outside the portal (S-46).
 */
export interface LinksConfig {
/**
 * Name → address, for "visit" in journeys and link:name in texts; an https address on one of the hosts, or a path of the portal.
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
 * The address to listen on.
 */
host: string
/**
 * The portal is reached over https, by a proxy in front: browsers are told to insist (HSTS).
 */
https?: boolean
}
