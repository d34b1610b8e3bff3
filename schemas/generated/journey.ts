// Made by `npm run generate` from the schemas beside this folder. Edit those.
/**
 * A remark for those who read the file; the portal never shows it.
 * 
 */
export type EdgeNote = string
/**
 * 
 */
export type EdgeName = string
/**
 * A JSON-Logic expression or a literal. An object with exactly one key that names an operator is an operation; any other object or list is a template whose values are expressions in turn. Variables begin with one of seven roots: profile, card, session, features, input, data, result. A missing variable is an error unless a default is given: {"var": ["data.note", ""]}. Where a guard stands, in it too, {"use": "name", "with": {…}} is the guard of that name in journeys/guards.json.
 * 
 */
export type Expression = unknown
/**
 */
export type EdgeField = string
/**
 */
export type EdgePath = string
/**
 */
export type EdgeHanded = string
/**
 * Several ways on in place of to, with guards or by a value, as a branch has them: they are asked once the answer is saved, or once the time is over.
 * 
 */
export type EdgeCases = GuardedEdge[]
/**
 * text, number, boolean, list, object, or provider:Name for a schema of the bank’s contract.
 * 
 */
export type TypeName = string
/**
 */
export type Step = (FormStep | ViewStep | CallStep | BranchStep | AssignStep | JourneyStep | EndStep)
/**
 * A step, or a way out of it: verify, verify.ok, enter-code.submit, which.2, send.TOO_SOON.
 * 
 */
export type Point = string
export type InputSource = string
/**
 * portal: a page of the portal’s own, which a journey that opens by the path goes before. journeys: a page only where a journey opens by the path. elsewhere: leads on to another path.
 * 
 */
export type PortalPage = ("portal" | "journeys" | "elsewhere")
/**
 * Names that links.places of portal.config.json gives an address.
 */
export type OutsidePlaces = EdgeName[]
/**
 * How many characters it may have.
 * 
 */
export type TextLength = number
/**
 * Words that no text shall have. A "*" at the end stands for any ending: clicc*.
 */
export type AvoidedWords = AvoidedWord[]
/**
 * The files of i18n/it, without ending, whose texts belong to the portal's views; every other one bears the name of a journey. Without this list nobody asks whose a file is.
 */
export type FilesOfViews = EdgeName[]
/**
 * Texts that a rule shall let pass, such as those of the bank's documents, which stay to the letter.
 */
export type ExcusedTexts = ExcusedText[]

/**
 * Writes into the data and goes on; it shows nothing and decides nothing. It stands where several ways come together that remember the same.
 * 
 */
export interface AssignStep {
/**
 * What kind of step it is.
 */
kind: "assign"
note?: EdgeNote
to: EdgeName
sets: Assignments
puts?: ListAdditions
removes?: ListRemovals
}
/**
 * What to write into this journey's data before going on: data path → expression.
 * 
 */
export interface Assignments {
[k: string]: Expression
}
/**
 * What to put into keyed lists on the way: list → the item, as a template or a variable. It comes last, or takes the place of what removes of the same edge takes off. Where the list has another item of the same key, or no room, nothing of the edge is done: it is a refusal like those of the bank, with the code <list>-duplicate or <list>-full.
 * 
 */
export interface ListAdditions {
[k: string]: Expression
}
/**
 * What to take off keyed lists on the way: list → the key of the item. A key that the list does not have takes nothing off.
 * 
 */
export interface ListRemovals {
[k: string]: Expression
}
/**
 * Decides and shows nothing. The first case whose guard holds is taken; the last has no guard.
 * 
 */
export interface BranchStep {
/**
 * What kind of step it is.
 */
kind: "branch"
note?: EdgeNote
/**
 * The ways on, with their guards, of which the last has none; or one edge whose step is chosen by a value.
 */
cases: GuardedEdge[]
}
/**
 * One of several ways on; the first whose guard holds is taken. The last has no guard.
 * 
 */
export interface GuardedEdge {
note?: EdgeNote
when?: Expression
to: EdgeName
sets?: Assignments
puts?: ListAdditions
removes?: ListRemovals
file?: OfferedFile
visit?: Visit
}
/**
 * Offers a file to the holder on the way, as a download.
 * 
 */
export interface OfferedFile {
name: Expression
content: Expression
/**
 * application/pdf when left out.
 */
mediaType?: string
}
/**
 * Leads to a place outside the portal: an address that the bank has given, on a host that portal.config.json allows, or a place that it names under links.places. Anything else is refused and told in the default popup.
 * 
 */
export interface Visit {
address?: Expression
link?: EdgeName
}
/**
 * Calls one operation of the bank and goes on by its answer; or several that only read, at once, by all.
 * 
 */
export interface CallStep {
/**
 * What kind of step it is.
 */
kind: "call"
note?: EdgeNote
/**
 * operationId of the contract in schemas/provider.
 */
operation: string
query?: Mapping
headers?: Mapping
body?: Mapping
/**
 * The call changes something that cannot be undone: Back does not cross it, it is never repeated by itself, and where its answer is lost the run goes on by unsure, that of this call or else of the journey.
 */
commit?: (boolean | Commit)
stepUp?: StepUp
/**
 * The way on when the bank has done it: one edge, or several with guards over result. Behind all, which has no result, one that writes nothing, or several.
 */
ok: (Edge | GuardedEdge[])
errors?: ErrorRoutes
}
/**
 * Named values, each an expression.
 * 
 */
export interface Mapping {
[k: string]: Expression
}
export interface Commit {
unsure: UnsureEdge
}
/**
 * Where a run goes on when nobody knows whether a commit was done: no answer came, or the page was loaded anew before it. It writes nothing, and neither it nor what follows may read what is sensitive, which is lost by then.
 * 
 */
export interface UnsureEdge {
note?: EdgeNote
to: EdgeName
}
/**
 * What follows when the bank asks for strong authentication: the call is kept, the sca journey runs, and verified sends the call again.
 */
export interface StepUp {
/**
 * Popups of the sca journey that bear another name above this call: its name there → the name here.
 */
popups?: {
[k: string]: string
}
exits: StepUpExits
}
/**
 * Where the run goes on by how strong authentication ended.
 */
export interface StepUpExits {
/**
 * Sends the kept call again with the proof.
 */
verified: "retry"
/**
 * The way on when it was blocked: one edge, or several with guards, as for the exits of a journey.
 */
blocked: (Edge | GuardedEdge[])
/**
 * The way on when the holder has left it: one edge, or several with guards.
 */
closed: (Edge | GuardedEdge[])
}
/**
 * Where the journey goes next, and what it remembers on the way.
 * 
 */
export interface Edge {
note?: EdgeNote
to: EdgeName
sets?: Assignments
puts?: ListAdditions
removes?: ListRemovals
file?: OfferedFile
visit?: Visit
}
/**
 * 
 */
export interface ErrorRoutes {
[k: string]: ErrorRoute
}
/**
 * What a refusal of the bank leads to.
 * 
 */
export interface ErrorRoute {
note?: EdgeNote
/**
 * BLOCKER opens a popup: the generic one with the message, or the step named by to when the route has no message. PROCESS goes to /{process}/error-close and ends the run, unless to says where it goes on. FORM empties the current form, marks its validations and sets the captcha to 18. FORM-PREVIOUS closes the popup and does the same to the form named. SHOW shows a message. FIELD sets field errors. FIELD-PREVIOUS closes the popup, then sets field errors on the form named. CUSTOM is like BLOCKER with the generic popup.
 */
type: ("BLOCKER" | "PROCESS" | "FORM" | "FORM-PREVIOUS" | "SHOW" | "FIELD" | "FIELD-PREVIOUS" | "CUSTOM")
to?: EdgeName
/**
 * Several steps in place of to, with guards over what is known and what the bank has said.
 */
cases?: RouteCase[]
sets?: Assignments
/**
 * JSON pointer, or pointers, of the field in the form: for FIELD and FIELD-PREVIOUS.
 */
field?: (EdgeField | EdgeField[])
/**
 * The form that the -PREVIOUS types go back to.
 */
form?: string
/**
 * For PROCESS: the page's name; the journey's own when left out.
 */
process?: string
/**
 * A shared text by its key in i18n/it/errors.json, when the text is not <step>.errors.<code> of this journey; <step> is the one named by to, or the screen the call came from, for fields the screen with the form.
 */
message?: string
/**
 * The limit that this refusal counts towards.
 */
counts?: string
}
/**
 * One of several steps to be at after a refusal; the first whose guard holds is taken. The last has no guard.
 * 
 */
export interface RouteCase {
note?: EdgeNote
when?: Expression
to: EdgeName
sets?: Assignments
}
/**
 */
export interface DeepLink {
/**
 * Paths: the holder arrives at the last one, and Back leads to the one before it.
 */
to: EdgePath[]
/**
 * The tab of the home to switch to.
 */
tab?: ("estrattoconto" | "rateizzazioni" | "finanziamenti")
}
/**
 * Where the names lead that a companion app or a message gives in ?deepLink=; their case does not matter.
 * 
 */
export interface DeepLinksFile {
links: DeepLinks
}
/**
 * Name → where it leads.
 */
export interface DeepLinks {
[k: string]: DeepLink
}
/**
 * What the holder's answer writes into data when the screen is submitted: data path → JSON pointer into the answer. The same pairs, read backwards, fill the form again after Back.
 * 
 */
export interface Saves {
[k: string]: EdgeField
}
/**
 * As visit; an action may open it in a new window, which browsers allow only at once after a press.
 * 
 */
export interface WindowVisit {
address?: Expression
link?: EdgeName
/**
 * Where it opens; same when left out.
 */
window?: ("same" | "new")
}
/**
 * How far the holder has come: "Passo 2 di 7".
 * 
 */
export interface Progress {
/**
 * Which step of the holder’s it is.
 */
step: number
/**
 * How many there are.
 */
of: number
}
/**
 * Something the holder can do on a screen: a button or a link. The action called submit, and any that says submits, validates the form and writes what the step saves.
 * 
 */
export interface JourneyAction {
note?: EdgeNote
to: EdgeName
when?: Expression
/**
 * Why it may send again what has been done for good, or may have been: without this reason percorso check refuses it.
 */
repeats?: string
/**
 * Leads to a screen of before to change what was answered there, and from there back to this one: what is still known is not asked again. Back leads here too, with nothing changed. Offered where that screen was shown.
 */
changes?: boolean
/**
 * Validates the form and saves it, as the action called submit does by itself.
 */
submits?: boolean
beside?: EdgeField
sets?: Assignments
puts?: ListAdditions
removes?: ListRemovals
file?: OfferedFile
visit?: WindowVisit
/**
 * How it is drawn when it is neither the main action nor the way out: a button with an outline, a link among the words, or not at all, for what a view or the time does by itself; a quiet button when left out.
 */
look?: ("secondary" | "link" | "none")
/**
 * Names of forms to empty; what they had saved is forgotten too.
 */
resets?: string[]
}
/**
 * The ways out of a screen, by name. Names become text keys: <step>.actions.<name>.
 * 
 */
export interface JourneyActions {
[k: string]: JourneyAction
}
/**
 * What the holder has answered so far, line by line, in this order. The words of each are <step>.summary.<line>.label and .text, with what the step shows; one whose text comes out empty is left out.
 * 
 */
export interface Summary {
[k: string]: SummaryLine
}
export interface SummaryLine {
note?: EdgeNote
/**
 * Actions of this step that say changes: the first that is offered stands beside the line.
 */
change?: EdgeName[]
}
/**
 * Leaves the screen by itself so long after it came; a reload goes on with what is left.
 * 
 */
export interface StepTimer {
note?: EdgeNote
/**
 * How long it is shown.
 */
seconds: number
to: EdgeName
sets?: Assignments
puts?: ListAdditions
removes?: ListRemovals
file?: OfferedFile
visit?: Visit
}
/**
 * Leaves the screen by itself at an instant that the run knows: right after sleep, after a reload and when the screen is come back to, and not shown once it is over. Texts of the screen may say {remaining}, the time that is left, which counts down. A screen has this or after.
 * 
 */
export interface StepDeadline {
note?: EdgeNote
at: Expression
to: EdgeName
sets?: Assignments
puts?: ListAdditions
removes?: ListRemovals
file?: OfferedFile
visit?: Visit
}
/**
 * Calls the bank behind the screen, which stays as usable as it is: again and again (every), while the holder types (on), or once when the screen comes. It is cancelled when the screen is left. A way that leads to the screen itself changes it in place; any other leads on.
 * 
 */
export interface BackgroundCall {
note?: EdgeNote
/**
 * operationId of the contract, of a call that changes nothing for good.
 */
operation: string
query?: Mapping
headers?: Mapping
body?: Mapping
every?: PollingPace
on?: EdgeField
/**
 * The way on when the bank has answered: one edge, or several with guards over result.
 */
ok: (Edge | GuardedEdge[])
errors?: BackgroundRoutes
}
/**
 * Calls again this many seconds after each answer, and at once when the holder comes back to the tab; at most so often each time that the screen comes.
 */
export interface PollingPace {
/**
 * How long it waits after an answer.
 */
seconds: number
/**
 * How often it is called at most: nothing asks a bank for ever.
 */
most: number
}
/**
 */
export interface BackgroundRoutes {
[k: string]: BackgroundRoute
}
/**
 * What a refusal leads to that nobody waits for: a message, a popup, a field that is marked, or another step. It empties nothing.
 * 
 */
export interface BackgroundRoute {
note?: EdgeNote
/**
 * As in the routes of a call.
 */
type: ("BLOCKER" | "PROCESS" | "SHOW" | "FIELD" | "CUSTOM")
to?: EdgeName
/**
 * Several steps in place of to, with guards over what is known and what the bank has said.
 */
cases?: RouteCase[]
sets?: Assignments
field?: EdgeField
/**
 * For PROCESS: the page's name; the journey's own when left out.
 */
process?: string
/**
 * A shared text by its key in i18n/it/errors.json, when the text is not <step>.errors.<code> of this journey.
 */
message?: string
}
/**
 * Ends the journey with an outcome. With a popup it shows a last screen whose only action is close; the journey leaves when it is closed.
 * 
 */
export interface EndStep {
/**
 * What kind of step it is.
 */
kind: "end"
note?: EdgeNote
outcome: EdgeName
output?: Mapping
/**
 * The popup of the last screen.
 */
popup?: string
shows?: Mapping
goTo?: EdgePath
/**
 * Adds <step>.message to the message queue, with this status.
 */
message?: ("ok" | "warning" | "critical")
/**
 * What the portal reads again from the bank. What comes next and asks profile, card or session waits for it.
 */
refresh?: ("profile" | "cards" | "card")[]
}
/**
 * What a refusal leads to in any journey: it names no step, form or limit, for those are a journey’s own.
 * 
 */
export interface CatalogueRoute {
note?: EdgeNote
/**
 * BLOCKER and CUSTOM open the generic popup with the message. PROCESS goes to /{process}/error-close and ends the run. FORM empties the current form. SHOW shows the message.
 */
type: ("BLOCKER" | "PROCESS" | "FORM" | "SHOW" | "CUSTOM")
/**
 * For PROCESS: the page’s name; the journey’s own when left out.
 */
process?: string
/**
 * A shared text by its key in i18n/it/errors.json; only PROCESS has none, for its page has its own words.
 */
message?: string
}
/**
 * What each code of the bank leads to where neither the step nor the journey says otherwise.
 * 
 */
export interface ErrorCatalogue {
codes: CatalogueRoutes
default: CatalogueRoute
}
/**
 * Bank code → route.
 */
export interface CatalogueRoutes {
[k: string]: CatalogueRoute
}
/**
 * Shows a form; without a form it is a notice or a confirmation.
 * 
 */
export interface FormStep {
/**
 * What kind of step it is.
 */
kind: "form"
/**
 * Name of a file in this journey’s forms/, without .json.
 */
form?: string
prefill?: Prefill
note?: EdgeNote
/**
 * The popup in which the screen stands; without it, the journey’s own surface.
 */
popup?: string
saves?: Saves
shows?: Mapping
summary?: Summary
/**
 * How it went, where the screen tells that: it is drawn with a sign of it.
 */
tells?: ("done" | "pending" | "unknown" | "failed" | "blocked")
progress?: Progress
actions: JourneyActions
after?: StepTimer
deadline?: StepDeadline
runs?: BackgroundCall
/**
 * Whether Back may leave this screen; allowed when left out.
 */
back?: ("allowed" | "none")
/**
 * Where the focus goes when the screen appears; the heading when left out.
 */
focus?: ("heading" | "first-field" | "none")
/**
 * How a screen reader announces the screen; politely when left out.
 */
announce?: ("polite" | "assertive" | "none")
}
/**
 * First values of fields: JSON pointer → expression.
 */
export interface Prefill {
[k: string]: Expression
}
/**
 * A form: what may be answered (schema) and how each field is shown (ui). Labels, help and errors are texts, found by place.
 * 
 */
export interface FormFile {
/**
 * A remark for those who read the file; the portal never shows it.
 */
note?: string
schema: FormSchema
ui?: FormUi
}
/**
 * A JSON Schema (draft-07 vocabulary) of an object with flat properties. Choices that the bank decides at run time are not in it: see choicesFrom.
 */
export interface FormSchema {
/**
 * A form is an object of fields.
 */
type: "object"
/**
 * The fields that must be answered.
 */
required?: string[]
/**
 * Field → what may be answered.
 */
properties: {
[k: string]: {

}
}
}
/**
 * Field → how it is shown.
 */
export interface FormUi {
[k: string]: FieldUi
}
export interface FieldUi {
/**
 * How the field is shown; text, or checkbox for a boolean, when left out. consent: a yes with its whole text, <step>.fields.<field>.document, to read; require it with "const": true. date: typed gg/mm/aaaa, held as 2026-03-31; its schema has "format": "date". card-number: grouped by four, held as digits, checked by Luhn. secret-code: digits hidden until the holder asks to see them; maxLength says how many, 6 when left out. new-password: with "classes", its rules in sight, each marked as it is met. captcha: works out the proof that taskFrom asks for; what it holds is the captchaResponse. files: a list of {name, mediaType, content}, the content in base64, of bmp, jpeg, pdf, png or tif, 2 MB together; its schema has "type": "array", and "maxItems" if there may be only so many. list: the choices as lines to read; what an action that says beside does stands beside each.
 */
widget?: ("text" | "password" | "new-password" | "email" | "phone" | "code" | "amount" | "select" | "radio" | "list" | "checkbox" | "textarea" | "consent" | "date" | "card-number" | "secret-code" | "captcha" | "files")
choicesFrom?: EdgeHanded
choiceKeys?: ChoiceKeys
taskFrom?: EdgeHanded
strengthFrom?: EdgeHanded
lifeFrom?: EdgeHanded
/**
 * For new-password: of how many kinds its characters must be, of lower case, upper case, digits and signs (PWD-06). Spaces and < > & " ' ` are refused then.
 */
classes?: number
/**
 * What browsers may fill it with, in the words of HTML.
 */
autocomplete?: string
/**
 * What typing lets through.
 */
filter?: ("digits" | "alphanumeric")
/**
 * How many characters can be typed.
 */
maxLength?: number
/**
 * Copying from the field is refused; pasting into it is not.
 */
copy?: "blocked"
/**
 * The field that this one must repeat.
 */
equals?: string
}
/**
 * What the members of a choice are called where the bank calls them otherwise.
 */
export interface ChoiceKeys {
/**
 * Which member holds what is answered.
 */
id?: string
/**
 * Which member holds the words of the choice.
 */
label?: string
/**
 * Which member holds the words beneath.
 */
description?: string
/**
 * How the words beneath are written: a phone number in groups.
 */
as?: "phone"
}
/**
 * A guard that is written once; each place that uses it says what its parameters are.
 * 
 */
export interface NamedGuard {
note?: EdgeNote
words?: GuardWords
/**
 * Its parameters. Where {service} stands in a text of the guard, what is given for it stands; a text that is nothing else becomes the value itself, a number too.
 */
takes?: string[]
guard: Expression
}
/**
 * How analysts read it in Italian wherever a journey uses it: as words of a sentence, without a capital or a full stop. Where {service} stands, what is given for the parameter stands; a service by its own name.
 */
export interface GuardWords {
/**
 * What is so where the guard holds.
 */
holds: string
/**
 * The same where the guard does not hold.
 */
lacks?: string
}
/**
 * Guards with a name, which journeys use wherever a guard may stand: { "use": "service-open", "with": { "service": "PIN_CARD" } }.
 * 
 */
export interface GuardsFile {
guards: NamedGuards
}
/**
 * Name → guard.
 */
export interface NamedGuards {
[k: string]: NamedGuard
}
/**
 * Runs another journey and goes on by the outcome it ends with. Every outcome of that journey needs an exit. In sets, result is that journey’s output.
 * 
 */
export interface JourneyStep {
/**
 * What kind of step it is.
 */
kind: "journey"
note?: EdgeNote
/**
 * Id of the journey to run.
 */
journey: string
input?: Mapping
exits: JourneyExits
}
/**
 * Outcome of that journey → the way on: one edge, or several with guards over result. They do not ask profile, card or session, which may be being read again; a branch behind does, and waits. not-allowed is taken in place of a journey that lets nobody in now: check asks for it where that may be.
 */
export interface JourneyExits {
[k: string]: Edge | GuardedEdge[]
}
/**
 * One thing that the journey remembers.
 * 
 */
export interface DatumDeclaration {
note?: EdgeNote
type: TypeName
/**
 * Never enters a saved state, a log, a path or analytics.
 */
sensitive?: boolean
/**
 * next-call: readable by the next call only; erased when that call settles. screen: erased when the screen that shows it is left, which cannot be gone back to (S-38). Both are sensitive.
 */
keep?: ("next-call" | "screen")
/**
 * Other data that it depends on: when an answer of the holder changes one of them, this is forgotten and begins again with its initial value, and so is what is from this. An empty list says that it stays whatever changes.
 */
from?: string[]
/**
 * Its value when the journey starts.
 */
initial?: (string | number | boolean | unknown[] | {

} | null)
of?: TypeName
/**
 * Of a keyed list: the member of its items of which no two have the same.
 */
key?: string
/**
 * Of a keyed list: how many items it has at most.
 */
max?: number
}
/**
 * A counter of refusals: those whose route says counts, of whatever call of the journey.
 * 
 */
export interface Limit {
note?: EdgeNote
/**
 * How many refusals reach it.
 */
max: number
/**
 * Refusals in a row: when a call succeeds, its own are counted no more. Those of other calls stay.
 */
consecutive?: boolean
to: EdgeName
}
/**
 * Asks the bank where the holder had got to, and goes on from there.
 * 
 */
export interface Resume {
/**
 * operationId of the contract, of the call that says it.
 */
operation: string
state: Expression
at: ResumePoints
}
/**
 * The bank’s state → step. Any other state begins at start.
 */
export interface ResumePoints {
[k: string]: EdgeName
}
/**
 * Takes up the runs of some earlier versions: at the screen where they were, under its present name, or at the latest one before it for which all is known.
 * 
 */
export interface RunMigration {
note?: EdgeNote
/**
 * The versions of which it takes runs up.
 */
from: string
steps?: RenamedSteps
}
/**
 * What a step was called then → the step where a run goes on that was at it. Steps that are called the same need not be named.
 */
export interface RenamedSteps {
[k: string]: EdgeName
}
/**
 * Shows a hand-built view by name, for what a form cannot do.
 * 
 */
export interface ViewStep {
/**
 * What kind of step it is.
 */
kind: "view"
/**
 * Name of a view that the portal registers.
 */
view: string
input?: Mapping
note?: EdgeNote
/**
 * The popup in which the screen stands; without it, the journey’s own surface.
 */
popup?: string
saves?: Saves
shows?: Mapping
progress?: Progress
actions: JourneyActions
after?: StepTimer
deadline?: StepDeadline
runs?: BackgroundCall
/**
 * Whether Back may leave this screen; allowed when left out.
 */
back?: ("allowed" | "none")
/**
 * Where the focus goes when the screen appears; the heading when left out.
 */
focus?: ("heading" | "first-field" | "none")
/**
 * How a screen reader announces the screen; politely when left out.
 */
announce?: ("polite" | "assertive" | "none")
}
/**
 * A promise about every path, whatever the holder, the bank and the clock do: percorso check looks for a path that breaks it. never: the point is not passed before, or after, another point, or while a guard holds. always: no end is reached without passing the point, once the one under after has been passed. once: the point is passed at most once.
 * 
 */
export interface Invariant {
id: EdgeName
note?: EdgeNote
never?: Point
before?: Point
after?: Point
while?: Expression
always?: Point
once?: Point
}
/**
 * A journey: a flat map of named steps that takes a card holder from a start to one of its ends. Its texts are found by place in i18n/it/<id>.json.
 * 
 */
export interface JourneyFile {
/**
 * The language that the file is written in. A file that does not say it is of the language before: it is read, and percorso migrate brings it to this one.
 */
language?: 1
note?: EdgeNote
id: EdgeName
/**
 * Raised with every change of the journey.
 */
version: string
/**
 * Whether the journey fills a page or stands in a dialog above one.
 */
surface: ("page" | "dialog")
opens?: JourneyEntry
allow?: Expression
input?: InputDeclarations
data?: DataDeclarations
limits?: Limits
errors?: ErrorRoutes
unsure?: UnsureEdge
/**
 * The name used in /{process}/error-close; the journey’s id when left out.
 */
process?: string
resume?: Resume
/**
 * How runs that an earlier version has left go on in this one. Without it they begin again, and the holder is told.
 */
migrations?: RunMigration[]
start: EdgeName
steps: JourneySteps
/**
 * Promises about all paths, which percorso check holds.
 */
invariants?: Invariant[]
}
/**
 * By what the portal opens the journey: names of popups, paths. Each of them opens one journey only.
 */
export interface JourneyEntry {
note?: EdgeNote
/**
 * Popup names that open it.
 */
popups?: string[]
/**
 * Paths that open it, whatever their case; a segment that begins with a colon stands for any text and gives it a name. Who may see the page and how much of the frame it shows is said by the portal’s table of routes.
 */
routes?: string[]
/**
 * Its routes are pages of its own, for holders who are logged in, with the main menu shown or hidden; the page is called as the text opens.title says. Without it each route is one that the portal’s table of routes has.
 */
page?: ("shown" | "hidden")
/**
 * Offers the journey among the services of the card, or on the page of help, by its first popup or route: with the texts opens.label and opens.text; where allow refuses it, the portal says why.
 */
listed?: ("card-services" | "help")
input?: InputSources
}
/**
 * Where an input comes from when the one who opens the journey does not give it: the address (query-value is all that stands behind its first "=", as it stands there), what the page that led there carries to it without writing it into the address, the selected card, the cards, the profile, the last 90 days up to the end of today. What the portal does not have is given as "", a list as [].
 */
export interface InputSources {
[k: string]: InputSource
}
/**
 * What the one who starts the journey must give: name → type.
 */
export interface InputDeclarations {
[k: string]: TypeName
}
/**
 * What the journey remembers while it runs.
 */
export interface DataDeclarations {
[k: string]: DatumDeclaration
}
/**
 * Counters of refusals, each of one run of this journey: a reload keeps the count, opened anew the journey counts from zero. What counts for a session, a day or a holder the bank alone knows: it decides a block, and its refusal has a route; a limit mirrors it so that the holder is not left guessing. Texts may show {left}.
 */
export interface Limits {
[k: string]: Limit
}
/**
 * At most 500: what is longer is several journeys, of which one runs the others.
 */
export interface JourneySteps {
[k: string]: Step
}
/**
 * The paths of the portal and the places outside it that journeys, deep links, the timeline and texts may lead to. A test holds it against the portal’s table of routes and its settings.
 * 
 */
export interface RoutesFile {
pages: PortalPages
places: OutsidePlaces
}
/**
 * Path → what stands there. A segment that begins with a colon stands for any one, "*" at the end for any number; of several paths that match, the most particular one counts. Their case does not matter.
 */
export interface PortalPages {
[k: string]: PortalPage
}
/**
 * What must hold after this move; every key given is compared.
 * 
 */
export interface ScenarioExpectation {
/**
 * The step, as journey/step.
 */
at?: string
/**
 * The popup in which the screen stands; null for none.
 */
popup?: (string | null)
/**
 * The outcome with which the journey has ended.
 */
outcome?: string
/**
 * The reason with which the engine refuses the move.
 */
refused?: string
/**
 * JSON pointer → text key.
 */
fieldErrors?: {
[k: string]: string
}
/**
 * Part of the call sent: operation, body, query, headers.
 */
calls?: {
/**
 * operationId of the call.
 */
operation?: string
[k: string]: unknown
}
/**
 * Text key of a message or error popup shown.
 */
message?: string
/**
 * The path that the holder is led to.
 */
goTo?: string
/**
 * Name of the file offered.
 */
file?: string
/**
 * The address, or the name of the place, that the holder is led to.
 */
visit?: string
/**
 * Part of the journey’s data.
 */
data?: {

}
/**
 * Whether Back is offered.
 */
canGoBack?: boolean
}
/**
 * A walk through a journey with what must be seen on the way. It runs against the engine; the bank’s answers are checked against the contract.
 * 
 */
export interface ScenarioFile {
/**
 * A sentence of the domain: what this walk proves.
 */
title: string
/**
 * Ids of the requirements it proves.
 */
covers?: string[]
given?: ScenarioGiven
/**
 * The moves, one after the other: what the holder does, what the bank answers, the time that passes.
 */
do: ScenarioMove[]
}
/**
 * What is so when the walk begins.
 */
export interface ScenarioGiven {
/**
 * What the journey is given.
 */
input?: {

}
/**
 * Merged over an ordinary holder’s profile.
 */
profile?: {

}
/**
 * Merged over an ordinary card.
 */
card?: {

}
/**
 * Merged over an ordinary session.
 */
session?: {

}
/**
 * What the settings of the portal offer; all, but for what is false here.
 */
features?: {

}
/**
 * When the walk begins; 2026-11-19T15:00:00.000Z when left out. Time passes by wait alone.
 */
now?: string
}
export interface ScenarioMove {
/**
 * A remark for those who read the file; the portal never shows it.
 */
note?: string
/**
 * Name of an action of the screen shown; or back.
 */
action?: string
/**
 * What the holder typed, for an action that submits.
 */
values?: {

}
/**
 * What stands in the fields, before anything is submitted, where a screen asks while the holder types. It asks after a pause: let a second pass with wait.
 */
typed?: {

}
answer?: ScenarioAnswer
/**
 * Seconds that pass.
 */
wait?: number
refreshed?: ScenarioRefreshed
/**
 * Saves and restores the state, as a reload of the page does.
 */
reload?: true
expect?: ScenarioExpectation
}
/**
 * What the bank answers to the call under way, or to the one behind the screen.
 */
export interface ScenarioAnswer {
/**
 * operationId of the call that is answered.
 */
operation: string
/**
 * HTTP status; 200 when left out.
 */
status?: number
body?: unknown
/**
 * Of a refusal: in how many seconds the bank wants to be asked again, as the header Retry-After says.
 */
retryAfter?: number
/**
 * The bank does not answer.
 */
unreachable?: true
}
/**
 * What the bank says when the move has something read again: what has changed, merged over what was known, or that it could not be read. Without it nothing has changed.
 */
export interface ScenarioRefreshed {
/**
 * What has changed of the profile.
 */
profile?: {

}
/**
 * What has changed of the card.
 */
card?: {

}
/**
 * What has changed of the session.
 */
session?: {

}
/**
 * The bank does not answer.
 */
unreachable?: true
}
/**
 */
export interface TimelineMessage {
/**
 * How serious it is where it is shown as a message.
 */
status: ("ok" | "warning" | "critical")
/**
 * A popup that opens in place of the message, with the bank’s date as its input date; the message is shown while no journey opens by it.
 */
opens?: string
/**
 * A popup or a path that the message’s action leads to; the action’s label stands beside the message’s text.
 */
offers?: string
}
/**
 * What the portal does with the ids that replies of the bank carry as triggerTimeline. The words of messages stand in i18n/it/timeline.json, by id.
 * 
 */
export interface TriggerTimelineFile {
blockers: Blockers
messages: TimelineMessages
}
/**
 * Where an id with BLOCKER in it leads: id → path.
 */
export interface Blockers {
[k: string]: EdgePath
}
/**
 * What is shown as a message: id → how.
 */
export interface TimelineMessages {
[k: string]: TimelineMessage
}
/**
 */
export interface AvoidedWord {
/**
 * The word or words; "*" at the end stands for any ending.
 */
word: string
/**
 * What to write instead.
 */
better: string
}
/**
 */
export interface ExcusedText {
/**
 * The rule that lets it pass.
 */
rule: ("text-long" | "text-word" | "text-twin")
/**
 * The file of texts and the place in it.
 */
text: string
/**
 * Why.
 */
reason: string
}
/**
 * How the texts of journeys shall be worded: how long they may be, which words have a better one, and which texts are excused.
 * 
 */
export interface WordsFile {
longest: LongestTexts
avoid: AvoidedWords
views?: FilesOfViews
excused: ExcusedTexts
}
/**
 * Place of a text → how many characters it may have; a placeholder counts as ten.
 */
export interface LongestTexts {
title?: TextLength
body?: TextLength
message?: TextLength
action?: TextLength
label?: TextLength
help?: TextLength
error?: TextLength
document?: TextLength
choice?: TextLength
choiceNote?: TextLength
}
/**
 * What the bank says of one service for one card. A service that the bank does not name is ASSENTE with every mark false, so that guards always find it.
 * 
 * 
 */
export interface ServiceFlag {
state: ("ATTIVO" | "DISATTIVO" | "ASSENTE")
/**
 * How 3D_SECURE and KEY_6 stand; of any other service ACTIVE. Whether a service is there and on is its state.
 */
status: ("ACTIVE" | "BLOCKED" | "DISABLED" | "ABSENT")
locked: boolean
cardBlocked: boolean
/**
 * Asks for the holder code first.
 */
limited: boolean
pause: boolean
}
/**
 * What guards may read of the selected card, under card.
 * 
 */
export interface CardContext {
id: string
productType: ("CREDIT" | "DEBIT" | "PREPAID")
validityStatus: ("VALID" | "BLOCKED" | "EXPIRED")
/**
 * A family card: amounts are not shown.
 */
flagFamiliar: boolean
profiling: CardProfiling
}
export interface CardProfiling {
ESTRATTO_CONTO: ServiceFlag
ESTRATTO_CONTO_CARTACEO: ServiceFlag
ESTRATTO_CONTO_ONLINE: ServiceFlag
KEY_6: ServiceFlag
PIN_CARD: ServiceFlag
EDIT_TEL_NUMB: ServiceFlag
IBAN_PREPAID: ServiceFlag
RICARICHE_TELEFONICHE: ServiceFlag
SPESO: ServiceFlag
CHATBOT: ServiceFlag
"3D_SECURE": ServiceFlag
SPENDING_CONTROL: ServiceFlag
MODIFICA_NUMERO: ServiceFlag
CAMBIO_RIMBORSO: ServiceFlag
DOWNLOAD_EC: ServiceFlag
KYC: ServiceFlag
IO_SI_PLUS: ServiceFlag
INSTALLMENT: ServiceFlag
INSTALLMENT_MULTI: ServiceFlag
FINANZIAMENTO: ServiceFlag
SERVIZI_SMS: ServiceFlag
SERVIZI_SMS_THRESHOLD: ServiceFlag
RIEMISSIONE_PIN: ServiceFlag
RIEMISSIONE_CARTA: ServiceFlag
VARIAZIONE_FIDO: ServiceFlag
SPENDING_CONTROL_VISA: ServiceFlag
SPENDING_CONTROL_MASTERCARD: ServiceFlag
}
/**
 */
export interface UserFlag {
state: ("ATTIVO" | "DISATTIVO" | "ASSENTE")
}
/**
 * What guards may read of the holder, under profile.
 * 
 */
export interface ProfileContext {
userType: ("STANDARD" | "ASB")
kyc: boolean
profiling: ProfileFlags
}
export interface ProfileFlags {
"3D_SECURE": UserFlag
FINANZIAMENTO: UserFlag
CHATBOT: UserFlag
IO_SI_PLUS: UserFlag
IBAN_PREPAID: UserFlag
KEY_6: UserFlag
KYC: UserFlag
}
/**
 * What guards may read of the session, under session.
 * 
 */
export interface SessionContext {
/**
 * What the holder logged in with; empty before a login. The bank’s calls take it as user.
 */
userId: string
logged: boolean
/**
 * Logged in without the holder code.
 */
limited: boolean
/**
 * A login still has something to settle: an expired password, a missing key.
 */
loginHandling: boolean
/**
 * A registration or a recovery that was begun on this page has its token; a page that is loaded anew has none.
 */
inFlow: boolean
}
