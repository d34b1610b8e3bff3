// Made by `npm run generate` from the schemas beside this folder. Edit those.
/**
 * ISO 8601 with milliseconds and offset (TEXT-06).
 * 
 */
export type Instant = string
/**
 * Names one card of the holder; digits, sorted as numbers.
 * 
 */
export type CardId = string
/**
 * A name, a surname, or both.
 * 
 */
export type FullName = string
/**
 * The e-mail address with which the holder logs in.
 * 
 */
export type Username = string
/**
 * A number with only its last 2 digits (PHONE-15).
 * 
 */
export type MaskedPhone = string
/**
 * An opaque reference of at least 128 random bits; a new one at every change of privilege (S-25, S-26).
 * 
 */
export type AccessToken = string
/**
 * What the login still needs; it is over when the word END is in it (LOGIN-11).
 * 
 */
export type Flow = string
/**
 * What the login asks for: nothing, a first e-Code, or whether the e-Code of other cards holds for the new ones.
 * 
 */
export type FlowKey6Context = ("" | "INSERT" | "PROPAGATE")
/**
 */
export type UserStatus = ("ACTIVE" | "LIMITED" | "BLOCKED")
/**
 * 32 random bytes that belong to one session, the same for as long as it lives. A client may seal with them what it keeps where scripts can read it, and keeps them nowhere itself: whoever has not the session cannot read it.
 * 
 */
export type SealingSecret = string
/**
 * A random value of one tab of a browser: with the cookie of its session, and only with it, it lets a page that is loaded anew take the session up.
 * 
 */
export type TabNonce = string
/**
 * Names one confirmation; opaque.
 * 
 */
export type TransactionRef = string
/**
 */
export type Seconds = number
/**
 * A one-time code: exactly 6 digits (SCA-26).
 * 
 */
export type OtpCode = string
/**
 */
export type HelpSectionCode = string
/**
 */
export type HelpMotivation = string
/**
 * A few words as the holder reads them: a title, the name of a product.
 * 
 */
export type Label = string
/**
 * What the bank calls a thing in its own records; never shown.
 * 
 */
export type Key = string
/**
 * A few sentences as the holder reads them.
 * 
 */
export type Message = string
/**
 * Where the bank calls back: a number, or the one that it knows, as the profile says it.
 * 
 */
export type CallbackPhone = string
/**
 * A file, as its bytes.
 * 
 */
export type UploadedFile = { readonly name: string; readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }
/**
 * NOT_MINE: the holder did not make it. WRONG_AMOUNT, CHARGED_TWICE, CANCELLED (what was paid for had been called off), NOT_RECEIVED: the holder did, and something is wrong with it.
 * 
 */
export type DisputeReason = ("NOT_MINE" | "WRONG_AMOUNT" | "CHARGED_TWICE" | "CANCELLED" | "NOT_RECEIVED")
/**
 * The dispute’s number, also sent by e-mail.
 * 
 */
export type DisputeTicket = string
/**
 * Names one recorded operation.
 * 
 */
export type TransactionId = string
/**
 * RECEIVED, then IN_REVIEW; a dispute ends ACCEPTED or REFUSED, a message ANSWERED.
 * 
 */
export type RequestState = ("RECEIVED" | "IN_REVIEW" | "ACCEPTED" | "REFUSED" | "ANSWERED")
/**
 */
export type MerchantName = string
/**
 * A card number in four groups, with only its last 4 digits.
 * 
 */
export type MaskedPan = string
/**
 * An amount in hundredths of its currency, whole.
 * 
 */
export type Cents = number
/**
 */
export type Currency = string
/**
 * A day in Rome.
 * 
 */
export type CalendarDay = string
/**
 * Names one movements list of a card.
 * 
 */
export type DocumentId = string
/**
 */
export type StatementPdf = Uint8Array
/**
 */
export type EmailAddress = string
/**
 */
export type Delivery = ("ONLINE" | "PAPER")
/**
 * An address with only the first and the last letter of its name.
 * 
 */
export type MaskedEmail = string
/**
 */
export type SubscriptionReply = (Subscription | ScaResult)
/**
 * Letters, digits, blanks and a few signs of any language: nothing that draws or controls.
 * 
 */
export type CardNickname = string
/**
 */
export type ValidityStatus = ("VALID" | "BLOCKED" | "EXPIRED")
/**
 * VISA, MASTERCARD, PAGOBANCOMAT or any other.
 * 
 */
export type Circuit = string
/**
 */
export type ProductType = ("CREDIT" | "DEBIT" | "PREPAID")
/**
 * An amount in euro in Italian number format, or UNLIMITED (CARD-09).
 * 
 */
export type ItalianAmount = string
/**
 * A word of the bank of which the portal knows some: any other says that none of those is meant.
 * 
 */
export type OpenWord = string
/**
 * An address, or a path of the portal.
 * 
 */
export type Link = string
/**
 */
export type ServiceState = ("ATTIVO" | "DISATTIVO")
/**
 */
export type ServiceId = ("ESTRATTO_CONTO" | "ESTRATTO_CONTO_CARTACEO" | "ESTRATTO_CONTO_ONLINE" | "KEY_6" | "PIN_CARD" | "EDIT_TEL_NUMB" | "IBAN_PREPAID" | "RICARICHE_TELEFONICHE" | "SPESO" | "CHATBOT" | "3D_SECURE" | "SPENDING_CONTROL" | "MODIFICA_NUMERO" | "CAMBIO_RIMBORSO" | "DOWNLOAD_EC" | "KYC" | "IO_SI_PLUS" | "INSTALLMENT" | "INSTALLMENT_MULTI" | "FINANZIAMENTO" | "SERVIZI_SMS" | "SERVIZI_SMS_THRESHOLD" | "RIEMISSIONE_PIN" | "RIEMISSIONE_CARTA" | "VARIAZIONE_FIDO" | "SPENDING_CONTROL_VISA" | "SPENDING_CONTROL_MASTERCARD")
/**
 * An Italian number without prefix (PHONE-09).
 * 
 */
export type PhoneDigits = string
/**
 * An Italian number with prefix.
 * 
 */
export type PhoneNumber = string
/**
 * The holder or registration code: exactly 10 digits.
 * 
 */
export type HolderCode = string
/**
 */
export type Password = string
/**
 * What a file is called where it is kept; no path.
 * 
 */
export type FileName = string
/**
 * Street, number and town.
 * 
 */
export type Place = string
/**
 * How many there are of something.
 * 
 */
export type Count = number
/**
 * How often it may still be seen (PIN-04).
 * 
 */
export type RemainingViews = number
/**
 */
export type CategoryCode = ("ALTRESPESE" | "LINEEAEREE" | "AUTONOLEGGI" | "ANTICIPOCONTANTE" | "HOTEL" | "SUPERMERCATI" | "ABBIGLIAMENTO" | "RISTORANTI" | "CARBURANTI" | "SERVIZITELEFONICI" | "GRANDIMAGAZZINI" | "PEDAGGIAUTOSTRADALI")
/**
 * What the portal does with a refusal that no journey routes by its code. The first eight are the documents' own (ERR-10 to ERR-17); SCA starts a strong authentication, SESSION ends the session, VALIDATION says that the request broke the contract, UNAVAILABLE that the bank cannot answer now.
 * 
 */
export type ErrorType = ("BLOCKER" | "PROCESS" | "FORM" | "FORM-PREVIOUS" | "SHOW" | "FIELD" | "FIELD-PREVIOUS" | "CUSTOM" | "SCA" | "SESSION" | "VALIDATION" | "UNAVAILABLE")
/**
 * Names a directory of banner images.
 * 
 */
export type PromoDirectory = string
/**
 * A password to be set; the bank itself holds it to its policy (PWD-06, S-19): 8 to 20 characters, no space and none of < > & " ' `.
 * 
 */
export type NewPassword = string
/**
 * An Italian fiscal code of a person.
 * 
 */
export type FiscalCode = string
/**
 * A card number of a test range; never answered, kept or logged whole (S-37, S-62).
 * 
 */
export type Pan = string
/**
 * The three digits beside the signature (REG-15); never kept.
 * 
 */
export type Cv2 = string
/**
 */
export type Email = string
/**
 * The six-digit key.
 * 
 */
export type Key6 = string
/**
 */
export type SecurityQuestionId = string
/**
 * Two letters or digits at least; compared without regard to case, accents, spaces and signs.
 * 
 */
export type SecurityAnswer = string
/**
 */
export type Key6Status = ("ACTIVE" | "BLOCKED" | "ABSENT")
/**
 * Names the e-Code that was entered twice, without telling it: our own addition. A host may leave it out of its answer, and is then sent an empty one.
 * 
 */
export type CandidateReference = string
/**
 * At LAST_VIEW one view remains (PIN-05); BLOCKED until 24 hours after the first (PIN-06).
 * 
 */
export type ViewStatus = ("AVAILABLE" | "LAST_VIEW" | "BLOCKED")
/**
 * Names a plan.
 * 
 */
export type PlanReference = string
/**
 * A day in Rome.
 * 
 */
export type PlanDay = string
/**
 * A yearly rate in hundredths of a percent: 990 is 9.90 %.
 * 
 */
export type Rate = number
/**
 * Names a purchase for instalments.
 * 
 */
export type KeyCam = string
/**
 * The plan’s number.
 * 
 */
export type PlanId = string
/**
 * Names an offer of the bank.
 * 
 */
export type PlanCode = string
/**
 */
export type PlanType = ("ACTIVE" | "CLOSED" | "PENDING")
/**
 */
export type InstallmentsNumber = number
/**
 */
export type PlanPdf = Uint8Array
/**
 * A PDF, in base64.
 * 
 */
export type PdfText = string
/**
 */
export type AlertStatus = ("ACTIVE" | "INACTIVE")
/**
 * Where a card stands (LOYAL-03 to LOYAL-08); with T0_NOT_ELEGIBLE it has no programme (LOYAL-10).
 * 
 */
export type LoyaltyProgramType = ("T0_NOT_ELEGIBLE" | "T0_ELEGIBLE" | "T0_PLUS_EMBEDDED" | "T1_START_ACTIVE" | "T1_START_PLUS_EMBEDDED" | "T1_PLUS_ACTIVE")
/**
 * Names the notice that is shown before the way to the partner.
 * 
 */
export type LoyaltyTemplateId = string
/**
 * The step at which a migration goes on.
 * 
 */
export type MigrationState = ("MIGRATION_10_DISCLAIMER" | "MIGRATION_20_PHONE" | "MIGRATION_30_PHONE_OTP" | "MIGRATION_40_REGULARIZE" | "MIGRATION_50_EMAIL" | "MIGRATION_55_EMAIL_OTP" | "MIGRATION_60_SET_EMAIL" | "MIGRATION_65_SET_NUMBER" | "MIGRATION_70_PASSWORD" | "MIGRATION_75_QUESTION" | "MIGRATION_80_KEY6" | "MIGRATION_85_KEY6_CONFIRM" | "MIGRATION_90_END")
/**
 */
export type OperatorCode = string
/**
 * Names one top-up.
 * 
 */
export type TopUpId = string
/**
 * Names one number of the payee book.
 * 
 */
export type PayeeId = string
/**
 */
export type TopUpState = ("PENDING" | "DONE")
/**
 * An Italian IBAN, without spaces.
 * 
 */
export type Iban = string
/**
 * A proof of work: the validation token, a dot, and a number such that the SHA-256 of the whole text begins with as many zero bits as were asked for.
 * 
 */
export type CaptchaResponse = string
/**
 * The step at which a registration goes on (REG-13).
 * 
 */
export type RegistrationState = ("STATE_10_CARD" | "STATE_20_FISCAL_CODE" | "STATE_30_EMAIL" | "STATE_40_CODE" | "STATE_50_PHONE" | "STATE_55_PHONE_OTP" | "STATE_60_PASSWORD" | "STATE_65_QUESTION" | "STATE_70_CONSENTS" | "STATE_75_KEY6" | "STATE_80_CONFIRM" | "STATE_90_END" | "STATE_90_END_ALREADY_REGISTERED")
/**
 * BLOCKED until the holder unlocks it; DISABLED until it is switched on; any other, such as ACTIVE, on (TDS-08).
 * 
 */
export type ThreeDSecureStatus = string
/**
 * @maxItems 12
 * 
 */
export type CategoryFilter = CategoryCode[]
/**
 * Any of these words, found anywhere in the name, without regard to case.
 * 
 * @maxItems 10
 * 
 */
export type MerchantNameFilter = string[]
/**
 * @maxItems 10
 * 
 */
export type MerchantCodeFilter = string[]
/**
 * Cents, up to 99999 euro (FILTER-18).
 * 
 */
export type AmountFilter = number
/**
 * P incoming, N outgoing.
 * 
 */
export type FlagSign = ("P" | "N")
/**
 */
export type FlagPaymentType = ("card" | "phone")
/**
 */
export type FlagCurrency = ("euro" | "other")
export type FileExtension = ("xlsx" | "csv")
/**
 * The file’s bytes: a workbook, or UTF-8 text with semicolons between fields and commas in amounts. Cells that a spreadsheet would run as a formula begin with an apostrophe (S-40).
 * 
 */
export type TransactionsFile = Uint8Array

/**
 * Who asked this browser to be remembered, with the whole username: the login is filled with it.
 * 
 */
export interface CardHolderName {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
remembered: boolean
name?: FullName
username?: Username
}
/**
 * A message or, with BLOCKER in its id, a page that the holder must pass first (TRIG-01 to TRIG-03).
 * 
 */
export interface TriggerTimeline {
/**
 * A bank may add others; percorso check holds journeys/trigger-timeline.json against these.
 */
id: string
date?: Instant
}
/**
 */
export interface NumberUnified {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
contact: MaskedPhone
clientAccessToken?: AccessToken
}
/**
 */
export interface LoginRecovered {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
flow: Flow
flowKey6Context: FlowKey6Context
userStatus: UserStatus
}
/**
 */
export interface SessionTakenUp {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
username: Username
flow: Flow
flowKey6Context: FlowKey6Context
userStatus: UserStatus
clientAccessToken: AccessToken
sealingSecret?: SealingSecret
}
/**
 */
export interface TakeUpRequest {
/**
 * Those that may be the tab’s: the one before, and any whose answer a reload has cut off.
 * 
 * @minItems 1
 * @maxItems 32
 */
nonces: TabNonce[]
next: TabNonce
}
/**
 * What the card’s holder must be told now, if anything (TRIG-01).
 * 
 */
export interface TtlReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId: CardId
}
/**
 * The session’s own token, under either name, and the nonce of the tab.
 * 
 */
export interface ToCookieRequest {
clientAccessToken?: AccessToken
access_token?: AccessToken
nonce: TabNonce
}
/**
 * Where the identity provider waits; without it nothing is to be done.
 * 
 */
export interface IdentityLocation {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
location?: string
}
/**
 */
export interface ApprovalRequest {
transactionId: TransactionRef
/**
 * trxData of the challenge.
 */
transactionData: string
mtTransactionId: TransactionRef
serviceId: string
}
/**
 */
export interface StartedApproval {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
approval: AccessToken
/**
 * What the portal shows and the holder enters on the phone, so that nobody approves what they have not asked for.
 */
number: string
expiresIn: Seconds
}
/**
 */
export interface ApprovalRef {
approval: AccessToken
}
/**
 */
export interface Approval {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * ENDED is one that was taken back, used, or followed by another.
 */
state: ("PENDING" | "APPROVED" | "REFUSED" | "EXPIRED" | "ENDED")
expiresIn?: Seconds
otp?: OtpCode
}
/**
 */
export interface HelpSubjects {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
subjects: HelpSubject[]
}
export interface HelpSubject {
motivation: HelpMotivation
sectionCode: HelpSectionCode
description: Label
}
/**
 */
export interface SuggestHelpRequest {
sectionCode: HelpSectionCode
text: string
confirm: boolean
}
/**
 */
export interface HelpSuggestions {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 3
 */
suggestions: HelpSuggestion[]
confirmed: boolean
}
export interface HelpSuggestion {
id: Key
title: Label
text: Message
}
/**
 */
export interface HelpMessage {
motivation: HelpMotivation
sectionCode: HelpSectionCode
message: string
telephone: CallbackPhone
}
/**
 */
export interface SendHelpMessageRequest {
request: HelpMessage
/**
 * @maxItems 10
 */
files?: UploadedFile[]
}
/**
 */
export interface HelpMessageReceived {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * The message’s number, also sent by e-mail.
 */
ticket: string
receivedAt: Instant
/**
 * How many were kept.
 */
attachments: number
}
/**
 */
export interface Dispute {
disputeReference: TransactionId
reason: DisputeReason
/**
 * Of WRONG_AMOUNT, in cents of euro: what should have been charged, less than what was; 0 or left out of any other. An extension.
 */
rightAmount?: number
/**
 * What else the holder knows; may be empty.
 */
message: string
telephone: CallbackPhone
}
/**
 */
export interface OpenDisputeRequest {
request: Dispute
/**
 * @maxItems 10
 */
files?: UploadedFile[]
}
/**
 */
export interface DisputeReceived {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
ticket: DisputeTicket
receivedAt: Instant
/**
 * How many were kept.
 */
attachments: number
/**
 * Within how many days a dispute is usually decided. An extension.
 */
decisionDays?: number
}
/**
 */
export interface RequestStep {
state: RequestState
at: Instant
note?: Message
}
/**
 */
export interface DisputedOperation {
merchantName: MerchantName
transactionDate: Instant
cardIdValue: MaskedPan
originalCurrencyAmount?: Amount
disputeReference?: TransactionId
}
/**
 */
export interface Amount {
amount: Cents
currency: Currency
}
/**
 * A dispute, which has a reason and an operation, or a message to the help desk, which has a subject.
 * 
 */
export interface HelpRequest {
ticket: string
sentAt: Instant
state: RequestState
subject?: Label
reason?: DisputeReason
/**
 * Of WRONG_AMOUNT, in cents of euro: what should have been charged, as its holder said. An extension.
 */
rightAmount?: number
operation?: DisputedOperation
message: string
attachments: number
creditedAt?: Instant
creditedAmount?: Amount
/**
 * From its beginning to the state of now.
 * 
 * @minItems 1
 * @maxItems 20
 */
history: RequestStep[]
}
/**
 */
export interface HelpRequestList {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
requests: HelpRequest[]
}
/**
 * One monthly movements list (STMT-13).
 * 
 */
export interface Statement {
dateBankStatement: CalendarDay
/**
 * Year and two-digit month.
 */
referenceMonth: string
documentId: DocumentId
}
/**
 */
export interface DocumentsAvailabilityReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 1000
 */
rendicontoList: Statement[]
/**
 * Those that were downloaded (STMT-02).
 * 
 * @maxItems 1000
 */
visited: DocumentId[]
}
/**
 */
export interface DownloadStatementRequest {
cardId: CardId
releaseDate: CalendarDay
documentId: DocumentId
}
/**
 */
export interface ModifySubscriptionRequest {
cardId: CardId
delivery: Delivery
email?: EmailAddress
}
/**
 */
export interface ChangeSubscriptionEmailRequest {
cardId: CardId
email: EmailAddress
}
/**
 */
export interface Subscription {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
result: "OK"
delivery: Delivery
email: MaskedEmail
}
/**
 * A strong authentication is needed first; beside result stands the challenge.
 * 
 */
export interface ScaResult {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
result: "SCA"
/**
 * @minItems 1
 * @maxItems 20
 */
phoneNumbers: ScaPhone[]
channel: "SMS"
trxData: string
mtTransactionId: TransactionRef
additionalInfo: string
serviceId: string
servicePayload: ScaPayload
}
/**
 * A number that can receive the code; its id is opaque and good for this challenge only (S-14).
 * 
 */
export interface ScaPhone {
id: string
obfuscatedValue: MaskedPhone
}
/**
 * What the holder signs, by name, for the popup and the SMS (S-07); nothing secret.
 * 
 */
export interface ScaPayload {
[k: string]: string
}
/**
 */
export interface CardLock {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
lockedByHolder: boolean
}
/**
 */
export interface NameCardRequest {
cardId: CardId
/**
 * As a CardNickname; empty or blank takes it away.
 */
nickname: string
}
/**
 */
export interface NamedCard {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
nickname?: CardNickname
}
/**
 */
export interface CardRef {
id: CardId
}
/**
 */
export interface CardSummary {
id: CardId
type: Key
pan: MaskedPan
productType: ProductType
validityStatus: ValidityStatus
circuitDetail: Circuit
description: Label
/**
 * A family card: the bank leaves every amount out (S-36).
 */
flagFamiliar: boolean
mainCardId?: CardId
nickname?: CardNickname
cardholder?: Label
/**
 * Whether its holder has locked it (lockCard); left out where the bank does not offer that, and of a card that is blocked or expired. An extension.
 */
lockedByHolder?: boolean
}
/**
 * A card with its figures; amounts are cents in euro, the limit is the bank’s Italian text. Of a family card every amount is absent.
 * 
 */
export interface Card {
id: CardId
type: Key
pan: MaskedPan
productType: ProductType
validityStatus: ValidityStatus
circuitDetail: Circuit
description: Label
/**
 * A family card: the bank leaves every amount out (S-36).
 */
flagFamiliar: boolean
mainCardId?: CardId
nickname?: CardNickname
cardholder?: Label
/**
 * Whether its holder has locked it (lockCard); left out where the bank does not offer that, and of a card that is blocked or expired. An extension.
 */
lockedByHolder?: boolean
usageLimit?: ItalianAmount
spent?: Cents
spentPosition?: Cents
calculatedAvailability?: Cents
installmentAmount?: Cents
paymentTypeCard: OpenWord
paymentMethod?: Label
contact: MaskedPhone
/**
 * Month and year, MM/YY.
 */
expiry: string
}
/**
 */
export interface ListCardsReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
cards: CardSummary[]
}
/**
 */
export interface CardInfoReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
card: Card
}
/**
 */
export interface BoxAdditionalInfo {
blocked: boolean
hasLink: boolean
link?: Link
linkLabel?: Label
editable: boolean
subtitle?: Label
active: boolean
pause: boolean
}
/**
 */
export interface ServiceBox {
title: Label
message: Message
additionalInfo: BoxAdditionalInfo
}
/**
 * One service of one card (CARD-29 to CARD-31).
 * 
 */
export interface CardService {
prop: CardServiceProp
id: ServiceId
serviceTitle: Label
serviceMessage: Message
active: ServiceState
status?: OpenWord
locked: boolean
lockedTitle?: Label
lockedMessage?: Message
familiarCardId?: CardId
cardBlocked: boolean
cardBlockedMessage?: Message
limited: boolean
pause: boolean
isNew: boolean
threshold?: Cents
spent?: Cents
/**
 * @maxItems 50
 */
servicesBox: ServiceBox[]
}
export interface CardServiceProp {
state: ServiceState
}
/**
 * The services of the card by id; a key that is missing is absent (CARD-31 to CARD-33).
 * 
 */
export interface CardProfiling {
ESTRATTO_CONTO?: CardService
ESTRATTO_CONTO_CARTACEO?: CardService
ESTRATTO_CONTO_ONLINE?: CardService
KEY_6?: CardService
PIN_CARD?: CardService
EDIT_TEL_NUMB?: CardService
IBAN_PREPAID?: CardService
RICARICHE_TELEFONICHE?: CardService
SPESO?: CardService
CHATBOT?: CardService
"3D_SECURE"?: CardService
SPENDING_CONTROL?: CardService
MODIFICA_NUMERO?: CardService
CAMBIO_RIMBORSO?: CardService
DOWNLOAD_EC?: CardService
KYC?: CardService
IO_SI_PLUS?: CardService
INSTALLMENT?: CardService
INSTALLMENT_MULTI?: CardService
FINANZIAMENTO?: CardService
SERVIZI_SMS?: CardService
SERVIZI_SMS_THRESHOLD?: CardService
RIEMISSIONE_PIN?: CardService
RIEMISSIONE_CARTA?: CardService
VARIAZIONE_FIDO?: CardService
SPENDING_CONTROL_VISA?: CardService
SPENDING_CONTROL_MASTERCARD?: CardService
}
/**
 * The groups of functions of the card (CARD-34 to CARD-37).
 * 
 */
export interface CardFunctions {
/**
 * @maxItems 50
 */
alert: ServiceId[]
/**
 * @maxItems 50
 */
services: ServiceId[]
/**
 * @maxItems 50
 */
spendingControl: ServiceId[]
/**
 * @maxItems 50
 */
securityControl: ServiceId[]
}
/**
 */
export interface PromoBox {
id: Key
title: Label
message: Message
}
/**
 */
export interface CardContextReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardContext: CardContextData
}
export interface CardContextData {
cardInfo: CardContextInfo
profiling: CardProfiling
functions: CardFunctions
contact: MaskedPhone
/**
 * @maxItems 100
 */
familyCards: CardSummary[]
/**
 * @maxItems 50
 */
boxProfiling: PromoBox[]
}
export interface CardContextInfo {
card: Card
}
/**
 */
export interface Colour {
red: number
green: number
blue: number
}
/**
 * The face of a card as the bank draws it, in the proportions of ISO/IEC 7810 ID-1. The portal writes name and number over it, and shows the dominant colour until the image is there.
 * 
 */
export interface CardArt {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
base64: string
/**
 * Of what base64 holds.
 */
mediaType: ("image/png" | "image/jpeg" | "image/webp" | "image/svg+xml")
/**
 * Of what is written on the image; without it, by textTheme.
 */
textColor?: string
dominantColor: Colour
/**
 * Whether the text is light or dark.
 */
textTheme: ("LIGHT" | "DARK")
}
/**
 */
export interface MonthAmount {
value: Cents
currency: Currency
}
/**
 * An empty object, or no body at all.
 * 
 */
export interface Nothing {

}
/**
 * What was asked is done, and there is nothing to tell.
 * 
 */
export interface Done {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
}
/**
 */
export interface CardRequest {
cardId: CardId
}
/**
 * What the holder must confirm with a code before the operation is done (SCA-31).
 * 
 */
export interface ScaChallenge {
/**
 * @minItems 1
 * @maxItems 20
 */
phoneNumbers: ScaPhone[]
channel: "SMS"
trxData: string
mtTransactionId: TransactionRef
additionalInfo: string
serviceId: string
servicePayload: ScaPayload
}
/**
 * The body of every answer whose status is not 2xx. The message is English, for the log.
 * 
 */
export interface BankError {
code: string
type: ErrorType
message: string
/**
 * The field of the request that it speaks of, as a JSON pointer into the body, or a slash and the name of a header or a query parameter.
 */
pointer?: string
/**
 * With PROCESS: the {process} of /{process}/error-close.
 */
process?: string
sca?: ScaChallenge
}
/**
 */
export interface Dictionary {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
locale: "it"
version: Key
messages: DictionaryMessages
}
/**
 * By the place of the portal’s own text, such as login.title; brand.name and brand.eCode are named in all of them.
 */
export interface DictionaryMessages {
[k: string]: Message
}
/**
 */
export interface ChatbotConfig {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
chatbot: ("TARGET" | "TACTICAL")
widget?: ChatWidget
}
/**
 */
export interface ChatWidget {
/**
 * The chat’s page, shown in a frame; it is told the portal’s origin as `origin`.
 */
address: string
language: "it"
/**
 * CHAT-07.
 */
maxMessageLength: number
/**
 * CHAT-08.
 */
uploads: boolean
}
/**
 */
export interface PromoConfig {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
directory: PromoDirectory
analyticsPromoBanner: AnalyticsPromoBanner
}
export interface AnalyticsPromoBanner {
campaign: string
creative: string
position: ("carousel" | "banner" | "footer")
}
/**
 */
export interface PublicIp {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
ip: string
}
/**
 * otp, when it is sent, is the code of sendCardOtp; the strong authentication is asked for in any case.
 * 
 */
export interface UpdatePasswordRequest {
oldPassword: Password
newPassword: NewPassword
otp?: OtpCode
}
/**
 */
export interface ReplacePasswordRequest {
newPassword: NewPassword
}
/**
 * The new token replaces the one sent; every other session has ended (S-21, S-26).
 * 
 */
export interface PasswordUpdated {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
clientAccessToken: AccessToken
passwordExpiration: Instant
}
/**
 */
export interface SecurityAnswerRequest {
idSecurityQuestion: SecurityQuestionId
securityAnswer: SecurityAnswer
}
/**
 */
export interface SecurityQuestion {
id: SecurityQuestionId
text: Label
}
/**
 * idSecurityQuestion is the one that the holder has chosen; only a holder who is logged in is told.
 * 
 */
export interface SecurityQuestions {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @minItems 1
 * @maxItems 100
 */
questions: SecurityQuestion[]
idSecurityQuestion?: SecurityQuestionId
}
/**
 */
export interface SecurityAnswerChecked {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
verified: true
}
/**
 */
export interface SendCardOtpRequest {
cardId: CardId
}
/**
 * Where the code went, masked, and how long it is good.
 * 
 */
export interface CodeSent {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
obfuscatedValue: string
expiresIn: Seconds
resendIn: Seconds
}
/**
 */
export interface SendEmailOtpRequest {
cardId?: CardId
}
/**
 */
export interface RevokeUserRequest {
otp: OtpCode
}
/**
 */
export interface PropagateKey6Request {
/**
 * False: the holder wants another e-Code, by insertLoginKey6.
 */
propagateKey6: boolean
}
/**
 */
export interface LoginKey6Reply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
flow: Flow
flowKey6Context: FlowKey6Context
/**
 * @maxItems 100
 */
key6ValidUserCards: CardId[]
clientAccessToken?: AccessToken
}
/**
 */
export interface CardKey6Request {
cardId: CardId
key6: Key6
}
/**
 */
export interface CardKey6Reply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
complexity: ("YELLOW" | "GREEN")
}
/**
 */
export interface CheckKey6Reply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
complexity: ("YELLOW" | "GREEN")
candidateReference?: CandidateReference
}
/**
 */
export interface ChangeKey6Request {
cardId: CardId
onlyThisCard: boolean
candidateReference?: CandidateReference
}
/**
 */
export interface ChangeKey6Reply {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * The cards whose e-Code was changed.
 * 
 * @minItems 1
 * @maxItems 100
 */
cardIds: CardId[]
}
/**
 */
export interface Key6View {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
key6: Key6
status: ViewStatus
remainingViews: RemainingViews
visibleSeconds: Seconds
}
/**
 */
export interface Financing {
reference: PlanReference
product: Label
state: ("ACTIVE" | "CLOSED")
amountGranted: Cents
residualDebt: Cents
installment: Cents
installmentsPaid: number
installmentsTotal: number
nextDueDate?: PlanDay
tan: Rate
taeg: Rate
}
/**
 */
export interface FinancingStatusReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
financings: Financing[]
}
/**
 */
export interface InstallmentAlert {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
subscriptionStatus: AlertStatus
}
/**
 */
export interface InstallmentAlertRequest {
cardId: CardId
newSubscriptionStatus: AlertStatus
}
/**
 */
export interface ListPlansRequest {
cardId: CardId
plansType: PlanType
/**
 * 3 in the portal for active and closed plans, 1 for pending ones (INST-14 to INST-16).
 */
pageLimit: number
/**
 * From 1.
 */
pageNumber: number
}
/**
 */
export interface PlanSummary {
planReference: PlanReference
planId: PlanId
/**
 * The purchases of the plan.
 * 
 * @minItems 1
 * @maxItems 10
 */
keyCams?: KeyCam[]
planCode: PlanCode
plansType: PlanType
description: MerchantName
amount: Cents
installmentsNumber: InstallmentsNumber
/**
 * Instalments alone: the payment that pays a plan off early is none.
 */
installmentsPaid: number
installmentAmount: Cents
residualDebt: Cents
nextDueDate?: PlanDay
confirmedOn: PlanDay
extinguishedOn?: PlanDay
}
/**
 */
export interface ListPlansReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 50
 */
plans: PlanSummary[]
totalPlansNumber: Count
}
/**
 * keyCams and planId, where they are sent, must be the plan’s.
 * 
 */
export interface ReadPlanRequest {
cardId: CardId
planReference: PlanReference
/**
 * The purchases; more than one needs INSTALLMENT_MULTI.
 * 
 * @minItems 1
 * @maxItems 10
 */
keyCams?: KeyCam[]
planId?: PlanId
}
/**
 */
export interface PlanInstallment {
number: number
dueDate: PlanDay
amount: Cents
principal: Cents
interest: Cents
fee: Cents
residualDebt: Cents
paid: boolean
}
/**
 */
export interface PlanPurchase {
keyCam: KeyCam
merchantName: MerchantName
date: PlanDay
amount: Cents
}
/**
 */
export interface PlanDetail {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
plan: PlanSummary
tan: Rate
taeg: Rate
fee: Cents
totalInterest: Cents
totalAmount: Cents
/**
 * @maxItems 10
 */
purchases: PlanPurchase[]
/**
 * @maxItems 60
 */
schedule: PlanInstallment[]
extinguishAmount?: Cents
extinguishedAmount?: Cents
}
/**
 */
export interface ListNewPlansRequest {
cardId: CardId
/**
 * The purchases; more than one needs INSTALLMENT_MULTI.
 * 
 * @minItems 1
 * @maxItems 10
 */
keyCams: KeyCam[]
}
/**
 */
export interface PlanOffer {
planCode: PlanCode
installmentsNumber: InstallmentsNumber
tan: Rate
taeg: Rate
fee: Cents
installmentAmount: Cents
totalInterest: Cents
totalAmount: Cents
}
/**
 */
export interface ListNewPlansReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
description: MerchantName
amount: Cents
/**
 * @maxItems 50
 */
plans: PlanOffer[]
}
/**
 */
export interface SimulatePlanRequest {
cardId: CardId
/**
 * The purchases; more than one needs INSTALLMENT_MULTI.
 * 
 * @minItems 1
 * @maxItems 10
 */
keyCams: KeyCam[]
installmentsNumber: InstallmentsNumber
getPdf: boolean
}
/**
 */
export interface Simulation {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
amount: Cents
offer: PlanOffer
/**
 * @maxItems 60
 */
schedule: PlanInstallment[]
pdf?: PdfText
pdfName?: FileName
secci?: PdfText
secciName?: FileName
viewDateSecci?: Instant
}
/**
 */
export interface ConfirmPlanRequest {
cardId: CardId
/**
 * The purchases; more than one needs INSTALLMENT_MULTI.
 * 
 * @minItems 1
 * @maxItems 10
 */
keyCams: KeyCam[]
installmentsNumber: InstallmentsNumber
planCode: PlanCode
viewDateSecci: Instant
}
/**
 */
export interface ConfirmPlanReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
plan: PlanSummary
}
/**
 */
export interface ExtinguishPlanRequest {
cardId: CardId
planReference: PlanReference
}
/**
 */
export interface ExtinguishPlanReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
plan: PlanSummary
extinguishedAmount: Cents
}
/**
 */
export interface InstallmentTtlReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * Seconds for which the answer holds.
 */
ttl: number
validUntil?: Instant
eligible: Count
}
/**
 */
export interface UserInfo {
name: FullName
userType?: OpenWord
/**
 * @maxItems 100
 */
cards: CardRef[]
}
/**
 */
export interface LoginCardContext {
cardInfo: LoginCardInfo
}
export interface LoginCardInfo {
card: CardRef
}
/**
 */
export interface UserLoginRequest {
/**
 * true has this browser remember who logs in, for readCardHolderName; false has it forget whom it remembered.
 */
rememberUserName: boolean
userId?: string
}
/**
 */
export interface UserLoginReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
flow: Flow
flowKey6Context: FlowKey6Context
userInfo: UserInfo
/**
 * @maxItems 100
 */
key6ValidUserCards: CardId[]
cardContext: LoginCardContext
userStatus: UserStatus
}
/**
 */
export interface UserStatusReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
flow: Flow
userStatus: UserStatus
idleEndsAt: Instant
endsAt: Instant
}
/**
 * Empty (CALL-09).
 * 
 */
export interface FinalizeLoginRequest {

}
/**
 */
export interface FinalizeLoginReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
flow: Flow
clientAccessToken: AccessToken
sealingSecret?: SealingSecret
}
/**
 */
export interface UserLogoutRequest {
clientAccessToken?: AccessToken
}
/**
 */
export interface VerifyLoginNewNumberRequest {
otp: OtpCode
}
/**
 */
export interface NumberVerified {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
verified: true
obfuscatedValue: MaskedPhone
}
/**
 */
export interface LoyaltyProgramsRequest {
/**
 * @minItems 1
 * @maxItems 50
 */
cardIds: CardId[]
}
/**
 */
export interface LoyaltyProgramOfCard {
cardId: CardId
loyaltyProgramType: LoyaltyProgramType
}
/**
 */
export interface LoyaltyPrograms {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
loyaltyProgramTypeArray: LoyaltyProgramOfCard[]
maskedMail: MaskedEmail
/**
 * What the partner knows the bank by.
 */
sourceBank: string
/**
 * The partner’s site; it is opened with sourceBank, cardId and an optional deepLink.
 */
deepLinkingUri: string
/**
 * The deepLink to a service of the partner (LOYAL-13).
 */
deepLinkingService: string
/**
 * The deepLink to the partner’s plans (LOYAL-14).
 */
deepLinkingPlan: string
}
/**
 */
export interface LoyaltyStatus {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
loyaltyProgramType: LoyaltyProgramType
/**
 * How long a card that joins pays nothing (LOYAL-22).
 */
freeMonths: number
automaticRenewal: boolean
joinedAt?: Instant
freeUntil?: Instant
}
/**
 */
export interface LoyaltyPopup {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
showPopup: boolean
idTemplate: LoyaltyTemplateId
maskedMail: MaskedEmail
}
/**
 */
export interface ManageLoyaltyPopupRequest {
cardId: CardId
hidePopup: boolean
idTemplate: LoyaltyTemplateId
}
/**
 */
export interface JwtReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
jwt: AccessToken
expiresIn: Seconds
}
/**
 */
export interface TokenRequest {
grant_type: "PASSWORD"
username: Username
password: Password
scope?: string
client_id?: string
}
/**
 */
export interface TokenReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
access_token: AccessToken
token_type: "Bearer"
expires_in: Seconds
}
/**
 */
export interface OtpRequest {
/**
 * id of one of the challenge’s phoneNumbers.
 */
idPhoneNumber: string
channel: "SMS"
user?: Username
transactionId: TransactionRef
/**
 * trxData of the challenge.
 */
transactionData: string
mtTransactionId: TransactionRef
serviceId: string
servicePayload?: ScaPayload
}
/**
 * Tells where the code went, for how long it is good and when another may be asked for.
 * 
 */
export interface OtpReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
token: AccessToken
obfuscatedValue: MaskedPhone
expiresIn: Seconds
resendIn: Seconds
sentAt?: Instant
/**
 * The phone on which the holder may approve instead of typing the code (startApproval); left out of holders who do not have the bank’s app.
 */
device?: string
}
/**
 */
export interface MfaRequest {
token: AccessToken
otp: OtpCode
user?: Username
transactionId: TransactionRef
transactionData: string
}
/**
 */
export interface MfaReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
access_token: AccessToken
/**
 * The proof: the header additionalInfo of the operation when it is sent again.
 */
additionalInfo: string
}
/**
 */
export interface MigrationProgress {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
state: MigrationState
}
/**
 * The new token is that of a whole session.
 * 
 */
export interface MigrationEnded {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
state: MigrationState
clientAccessToken: AccessToken
}
/**
 */
export interface MigrationConsentsRequest {
C3: boolean
C8: boolean
C4: boolean
}
/**
 */
export interface MigrationMailRequest {
mail: Email
}
/**
 * Tells whether the bank already has this number for this very holder.
 * 
 */
export interface PhoneExists {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
exists: boolean
}
/**
 * A number to be kept in the payee book.
 * 
 */
export interface NewPayee {
name: string
phoneNumber: PhoneDigits
operatorCode: OperatorCode
}
/**
 */
export interface KeepPayeesRequest {
/**
 * @minItems 1
 * @maxItems 5
 */
payees: NewPayee[]
}
/**
 */
export interface TopUpOperator {
operatorCode: OperatorCode
name: Label
/**
 * @minItems 1
 * @maxItems 50
 */
amounts: Cents[]
}
/**
 */
export interface TopUpOperatorsReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
operators: TopUpOperator[]
}
/**
 */
export interface TopUpPayee {
phoneNumber: PhoneDigits
operatorCode: OperatorCode
/**
 * Keeps the number in the payee book under this name; a book of 500 numbers takes no further one.
 */
name?: string
}
/**
 */
export interface TopUpRequest {
cardId: CardId
/**
 * In cents; one of the operator’s amounts.
 */
netAmount: number
payee: TopUpPayee
}
/**
 */
export interface TopUpReply {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
topUpId: TopUpId
status: TopUpState
}
/**
 */
export interface PrepaidVerification {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
/**
 * False for a card that is blocked or expired.
 */
verified: boolean
availability: Cents
transfer?: CardTransfer
}
/**
 * How the card is recharged by bank transfer; left out of a card that is not. An extension.
 * 
 */
export interface CardTransfer {
iban: Iban
beneficiary: Label
reason: Label
}
/**
 */
export interface TopUpStatusReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
topUpId: TopUpId
status: TopUpState
netAmount: Cents
phoneNumber: PhoneDigits
operatorCode: OperatorCode
at: Instant
}
/**
 */
export interface Payee {
payeeId: PayeeId
name: string
phoneNumber: PhoneDigits
operatorCode: OperatorCode
}
/**
 */
export interface PayeesReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 500
 */
payees: Payee[]
}
/**
 */
export interface DeletePayeeRequest {
payeeId: PayeeId
}
/**
 */
export interface PinView {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
pin: string
status: ViewStatus
remainingViews: RemainingViews
visibleSeconds: Seconds
}
/**
 */
export interface PinStatus {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
status: ("NOT_REQUESTED" | "AVAILABLE" | "LAST_VIEW" | "BLOCKED")
remainingViews: RemainingViews
visibleSeconds: Seconds
availableFrom?: Instant
arrivesBy?: Instant
}
/**
 */
export interface PinPosted {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
arrivesBy: Instant
}
/**
 */
export interface ValidationToken {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
validationToken: string
algorithm: "SHA-256"
/**
 * How many zero bits the hash must begin with.
 */
difficulty: number
expiresIn: Seconds
}
/**
 */
export interface VerifyUserDataRequest {
fiscalCode: FiscalCode
pan: Pan
captchaResponse: CaptchaResponse
}
/**
 * For data that is nobody’s too.
 * 
 */
export interface UserDataVerified {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
requestId: AccessToken
idSecurityQuestion: SecurityQuestionId
}
/**
 */
export interface RecoverPasswordRequest {
username: Username
pan: Pan
captchaResponse: CaptchaResponse
requestId: AccessToken
answer: SecurityAnswer
}
/**
 */
export interface RecoverPasswordByPhoneRequest {
username: Username
telephone: PhoneNumber
}
/**
 */
export interface RecoverUsernameRequest {
fiscalCode: FiscalCode
pan: Pan
telephone: PhoneNumber
}
/**
 * If the data is a holder’s, a code is on its way to the holder’s number.
 * 
 */
export interface RecoveryStarted {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
requestId: AccessToken
expiresIn: Seconds
resendIn: Seconds
}
/**
 */
export interface VerifyRecoveryOtpRequest {
requestId: AccessToken
otp: OtpCode
}
/**
 * maskedUsername where the username was asked for; jwt, good for updateRecoveredPassword, where the password was.
 * 
 */
export interface RecoveryVerified {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
maskedUsername?: MaskedEmail
jwt?: AccessToken
}
/**
 */
export interface VerifyRegistrationCardRequest {
pan: Pan
cv2: Cv2
}
/**
 * The token goes with the fiscal code; good for 10 minutes and once.
 * 
 */
export interface RegistrationTicket {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
validationToken: AccessToken
state: RegistrationState
}
/**
 */
export interface VerifyRegistrationFiscalCodeRequest {
fiscalCode: FiscalCode
validationToken: AccessToken
}
/**
 * A holder who is already registered gets no token.
 * 
 */
export interface RegistrationStarted {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
jwt?: AccessToken
state: RegistrationState
}
/**
 */
export interface RegistrationProgress {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
state: RegistrationState
}
/**
 */
export interface RegistrationEmailRequest {
email: Email
}
/**
 */
export interface RegistrationCodeRequest {
code: HolderCode
}
/**
 */
export interface RegistrationPhoneRequest {
telephone: PhoneNumber
}
/**
 */
export interface RegistrationOtpRequest {
otp: OtpCode
}
/**
 */
export interface SavePasswordRequest {
password: NewPassword
}
/**
 */
export interface ConsentsRequest {
C3: boolean
C8: boolean
C4?: boolean
}
/**
 * Where the registration stands and what it knows, masked.
 * 
 */
export interface RegistrationRecovered {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
state: RegistrationState
email?: MaskedEmail
telephone?: MaskedPhone
/**
 * The registration code was skipped.
 */
limited: boolean
/**
 * The link in the e-mail has been opened.
 */
emailConfirmed: boolean
consents?: ConsentsRequest
smsAlert?: SmsAlertWish
}
/**
 * From which amount on the number is told of an operation.
 * 
 */
export interface SmsAlertWish {
serviceId: ("SERVIZI_SMS" | "SERVIZI_SMS_THRESHOLD")
threshold: Cents
}
/**
 */
export interface ConfirmEmailRequest {
token: AccessToken
}
/**
 * jwt is good for confirming the phone, also where the link was opened on another device.
 * 
 */
export interface EmailConfirmed {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
confirmed: true
jwt: AccessToken
state: RegistrationState
}
/**
 */
export interface Key6Request {
key6: Key6
}
/**
 * RED cannot be confirmed.
 * 
 */
export interface Key6Complexity {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
complexity: ("RED" | "YELLOW" | "GREEN")
}
/**
 * The cards whose holder code has not been entered.
 * 
 */
export interface RegistrationCodeCards {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
cards: CardSummary[]
}
/**
 */
export interface UnlockRegistrationCodeRequest {
cardId: CardId
code: HolderCode
}
/**
 * cardBlocked says that the card was blocked (RCODE-05).
 * 
 */
export interface RegistrationCodeUnlocked {
refreshCardContext: true
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
limited: false
cardBlocked: boolean
clientAccessToken: AccessToken
}
/**
 */
export interface SendRegistrationCodeRequest {
cardId: CardId
telephone: PhoneNumber
}
/**
 */
export interface RegistrationCodeSent {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
obfuscatedValue: MaskedPhone
}
/**
 */
export interface CommitStatusReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * `done`: it was done, and its answer can be had again. `unknown`: the bank has no answer under this key; it was never sent, was refused, is under way, or is too long ago.
 */
state: ("done" | "unknown")
}
/**
 */
export interface GenerateOtpScaRequest {
telephone: PhoneNumber
}
/**
 */
export interface GenerateOtpScaReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
obfuscatedValue: MaskedPhone
expiresIn: Seconds
resendIn: Seconds
sentAt?: Instant
}
/**
 */
export interface SmsAlert {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
active: boolean
threshold?: Cents
minThreshold: Cents
maxThreshold: Cents
contact: MaskedPhone
notificationCost: Cents
requestCost: Cents
}
/**
 */
export interface SubscribeSmsAlertRequest {
cardId: CardId
/**
 * In cents.
 */
threshold: number
}
/**
 */
export interface CardSmsReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
obfuscatedValue: MaskedPhone
}
/**
 */
export interface SpendingControl {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
active: boolean
threshold?: Cents
maxThreshold: Cents
spent?: Cents
}
/**
 */
export interface ChangeSpendingControlRequest {
cardId: CardId
active: boolean
/**
 * In cents; needed to switch it on.
 */
threshold?: number
}
/**
 */
export interface VerifyOtpNewNumberRequest {
cardId: CardId
otp: OtpCode
}
/**
 */
export interface UpdateContactRequest {
newNumber: PhoneDigits
cardId: CardId
/**
 * @maxItems 50
 */
cardIds?: CardId[]
}
/**
 */
export interface UpdateContactReply {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
contact: MaskedPhone
}
/**
 * How 3D Secure stands for one card (TDS-08, TDS-09).
 * 
 */
export interface ThreeDSecureInfo {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
status: ThreeDSecureStatus
telephone3DSServices: MaskedPhone
/**
 * By which the holder knows the page of the bank during a purchase.
 */
phrase: string
profilation3D: Profilation3D
}
export interface Profilation3D {
/**
 * DISABLED is off and can be switched on (TDS-06).
 */
active: ("ATTIVO" | "DISATTIVO" | "DISABLED")
serviceMessage: Message
cardBlocked: boolean
cardBlockedMessage?: Message
limited: boolean
}
/**
 */
export interface UnlockThreeDSecureRequest {
cardId: CardId
/**
 * Unlocks the e-Code too (ECODE-09).
 */
unlockKey6?: boolean
}
/**
 */
export interface ActivateThreeDSecureRequest {
cardId: CardId
otp?: OtpCode
}
/**
 * How both services stand after a change.
 * 
 */
export interface CardSecurity {
/**
 * Card info, cards and profile must be read again (CARD-27).
 */
refreshCardContext: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
cardId: CardId
threeDSecure: ThreeDSecureStatus
key6: Key6Status
}
/**
 */
export interface Merchant {
merchantName: MerchantName
merchantCode?: string
merchantAddress?: Place
merchantLat?: number
merchantLong?: number
}
/**
 * One movement of a card (OPS-19, OPS-20). Spending is negative in no field: flagPrepaidRechargeReceived tells what came in.
 * 
 */
export interface Operation {
transactionId?: TransactionId
transactionStatus: OpenWord
transactionDate: Instant
effectiveCardId: CardId
merchant: Merchant
category: CategoryCode
cssCategory: number
iconCategory: Key
originalCurrencyAmount?: Amount
chargeCurrencyAmount?: Amount
/**
 * Units of the original currency for one euro, with 7 decimals as the card networks send it.
 */
exchange?: string
partnerChargeAmount?: PartnerChargeAmount
cardIdValue: MaskedPan
flagPrepaidRechargeReceived: boolean
flagFamiliar: boolean
charger: FullName
keyCam?: KeyCam
planReference?: PlanReference
disputeReference?: TransactionId
/**
 * Whether it is disputed and the dispute is not refused; it has no keyCam then. An extension.
 */
flagDisputed?: boolean
/**
 * Whether the dispute was accepted: the holder gets back what was charged. An extension.
 */
flagDisputeAccepted?: boolean
disputeCreditedAt?: Instant
disputeCreditedAmount?: Amount
}
export interface PartnerChargeAmount {
amount: Cents
currency: Currency
value?: Cents
}
/**
 */
export interface ListTransactionsRequest {
cardId: CardId
/**
 * 20 in the portal (OPS-34).
 */
pageLimit: number
/**
 * From 1.
 */
pageNumber: number
dateFrom?: Instant
dateTo?: Instant
category?: CategoryFilter
amountFrom?: AmountFilter
amountTo?: AmountFilter
merchantName?: MerchantNameFilter
flagSign?: FlagSign
flagPaymentType?: FlagPaymentType
flagCurrency?: FlagCurrency
merchantCode?: MerchantCodeFilter
/**
 * Only what can be paid in instalments, each with its keyCam (CALL-92).
 */
installmentStatus?: "B"
}
/**
 */
export interface ListTransactionsReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 100
 */
transactions: Operation[]
totalTransactionNumber: Count
installmentsFrom?: Cents
}
/**
 */
export interface DownloadTransactionsRequest {
cardId: CardId
dateFrom?: Instant
dateTo?: Instant
category?: CategoryFilter
amountFrom?: AmountFilter
amountTo?: AmountFilter
merchantName?: MerchantNameFilter
flagSign?: FlagSign
flagPaymentType?: FlagPaymentType
flagCurrency?: FlagCurrency
merchantCode?: MerchantCodeFilter
ext: FileExtension
}
/**
 */
export interface TransactionDetailsRequest {
cardId: CardId
transactionId: TransactionId
effectiveCardId?: CardId
/**
 * Of the merchant’s other operations; 3 when left out (OPDET-08).
 */
pageLimit?: number
/**
 * From 1, which is the page when left out.
 */
pageNumber?: number
}
/**
 */
export interface TransactionDetailsReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
transaction: Operation
/**
 * One page of the card’s other operations at the merchant, newest first.
 * 
 * @maxItems 20
 */
merchantTransactions: Operation[]
totalMerchantTransactionNumber: Count
}
/**
 */
export interface MerchantLocationRequest {
cardId: CardId
transactionId: TransactionId
}
/**
 * Empty when the bank does not know the place.
 * 
 */
export interface MerchantLocationReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
merchantAddress?: Place
merchantLat?: number
merchantLong?: number
}
/**
 */
export interface Category {
code: CategoryCode
cssCategory: number
iconCategory: Key
description: Label
}
/**
 */
export interface ListCategoriesReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 12
 */
categories: Category[]
}
/**
 */
export interface MonthSummary {
year: number
month: number
totalAmount?: MonthAmount
totalRecharge?: MonthAmount
/**
 * What totalAmount is made of, the largest first; only when it was asked for.
 * 
 * @maxItems 12
 */
categories?: CategoryTotal[]
}
/**
 */
export interface CategoryTotal {
category: CategoryCode
totalAmount: MonthAmount
}
/**
 */
export interface YearlySummaryRequest {
cardId: CardId
/**
 * Whether each month also says what was spent by category.
 */
byCategory?: boolean
}
/**
 */
export interface YearlySummaryReply {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
/**
 * @maxItems 24
 */
transactionsSummary: MonthSummary[]
}
/**
 */
export interface UpcomingDebit {
date: PlanDay
amount: Cents
/**
 * False while what is bought still adds to it.
 */
isFinal: boolean
}
/**
 */
export interface UpcomingInstallment {
planReference: PlanReference
description: MerchantName
number: number
of: number
dueDate: PlanDay
amount: Cents
}
/**
 */
export interface UpcomingStatement {
referenceMonth: string
date: PlanDay
}
/**
 */
export interface Upcoming {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
debit?: UpcomingDebit
/**
 * The first due first.
 * 
 * @maxItems 200
 */
installments: UpcomingInstallment[]
/**
 * The first to come first.
 * 
 * @maxItems 12
 */
statements: UpcomingStatement[]
}
/**
 */
export interface ProfileFlag {
prop: FlagProp
}
export interface FlagProp {
state: ServiceState
}
/**
 * What the bank enables for the holder; a key that is missing is absent.
 * 
 */
export interface UserProfiling {
"3D_SECURE"?: ProfileFlag
FINANZIAMENTO?: ProfileFlag
CHATBOT?: ProfileFlag
IO_SI_PLUS?: ProfileFlag
IBAN_PREPAID?: ProfileFlag
KEY_6?: ProfileFlag
KYC?: ProfileFlag
}
/**
 */
export interface UserProfile {
/**
 * Whether card, cards and profile must be read again (CARD-27).
 */
refreshCardContext?: boolean
triggerTimeline?: TriggerTimeline
TTLCardId?: CardId
id: Key
userType?: OpenWord
userStatus: UserStatus
name: FullName
surname: FullName
email: Username
lastAccess: Instant
telephoneNumber: MaskedPhone
/**
 * Where letters go, as the bank writes it. Left out, the portal says only that it is the home. An extension.
 */
homeAddress?: string
passwordExpiration: Instant
kyc: boolean
userInfo: ProfileUserInfo
profiling: UserProfiling
/**
 * @maxItems 100
 */
key6ValidUserCards: CardId[]
flow: Flow
flowKey6Context: FlowKey6Context
cardContext: LoginCardContext
}
export interface ProfileUserInfo {
/**
 * @maxItems 100
 */
cards: CardSummary[]
}

/** The body of each call, by operationId; undefined where there is none. */
export type BankRequests = {
  readCardHolderName: undefined;
  forgetCardHolderName: undefined;
  recoverLoginFlow: undefined;
  retrieveTtl: CardRequest;
  tokenToCookie: ToCookieRequest;
  takeUpSession: TakeUpRequest;
  generateLoginOtpNewNumber: RegistrationPhoneRequest;
  regularizeUniqueNumber: RegistrationPhoneRequest;
  authorizeUserData: undefined;
  authorizeDocumentId: undefined;
  updateUserData: CardRequest;
  startApproval: ApprovalRequest;
  readApproval: ApprovalRef;
  endApproval: ApprovalRef;
  listHelpSubjects: Nothing;
  suggestHelp: SuggestHelpRequest;
  sendHelpMessage: SendHelpMessageRequest;
  openDispute: OpenDisputeRequest;
  listHelpRequests: Nothing;
  checkDocumentsAvailability: CardRequest;
  downloadStatement: DownloadStatementRequest;
  modifySubscription: ModifySubscriptionRequest;
  getSubscriptionStatus: CardRequest;
  changeSubscriptionEmail: ChangeSubscriptionEmailRequest;
  lockCard: CardRequest;
  unlockCard: CardRequest;
  nameCard: NameCardRequest;
  listCards: Nothing;
  readCardInfo: CardRequest;
  readCardContext: CardRequest;
  readCardArt: CardRequest;
  readDictionary: undefined;
  readChatbotConfig: undefined;
  readPromoConfig: undefined;
  readPublicIp: undefined;
  updatePassword: UpdatePasswordRequest;
  replaceTemporaryPassword: ReplacePasswordRequest;
  replaceExpiredPassword: ReplacePasswordRequest;
  listSecurityQuestions: undefined;
  listRecoveryQuestions: undefined;
  checkSecurityQuestion: SecurityAnswerRequest;
  changeSecurityQuestion: SecurityAnswerRequest;
  sendCardOtp: SendCardOtpRequest;
  sendEmailOtp: SendEmailOtpRequest;
  revokeUser: RevokeUserRequest;
  propagateKey6: PropagateKey6Request;
  insertLoginKey6: Key6Request;
  confirmLoginKey6: Key6Request;
  evaluateKey6: Key6Request;
  validateKey6: CardKey6Request;
  checkKey6: CardKey6Request;
  changeKey6: ChangeKey6Request;
  viewKey6: CardRequest;
  unlockKey6: CardRequest;
  readFinancingStatus: CardRequest;
  readInstallmentAlert: undefined;
  changeInstallmentAlert: InstallmentAlertRequest;
  listPlans: ListPlansRequest;
  readPlan: ReadPlanRequest;
  listNewPlans: ListNewPlansRequest;
  simulatePlan: SimulatePlanRequest;
  confirmPlan: ConfirmPlanRequest;
  extinguishPlan: ExtinguishPlanRequest;
  readPlanDocument: undefined;
  readInstallmentTtl: CardRequest;
  userLogin: UserLoginRequest;
  userStatus: undefined;
  finalizeLogin: FinalizeLoginRequest;
  userLogout: UserLogoutRequest;
  verifyLoginNewNumber: VerifyLoginNewNumberRequest;
  readLoyaltyPrograms: LoyaltyProgramsRequest;
  readLoyaltyStatus: CardRequest;
  readLoyaltyPopup: CardRequest;
  manageLoyaltyPopup: ManageLoyaltyPopupRequest;
  requestJwt: Nothing;
  requestToken: TokenRequest;
  generateOtp: OtpRequest;
  verifyMfa: MfaRequest;
  recoverMigrationFlow: undefined;
  saveMigrationConsents: MigrationConsentsRequest;
  checkMigrationPhone: RegistrationPhoneRequest;
  verifyMigrationPhone: RegistrationPhoneRequest;
  generateMigrationOtpSms: RegistrationPhoneRequest;
  generateMigrationOtpSca: RegistrationPhoneRequest;
  verifyMigrationOtpSms: RegistrationOtpRequest;
  regularizeMigrationNumber: SmsAlertWish;
  generateMigrationOtpMail: MigrationMailRequest;
  generateMigrationOtpEmail: RegistrationEmailRequest;
  verifyMigrationOtpEmail: RegistrationOtpRequest;
  setMigrationEmail: RegistrationOtpRequest;
  setMigrationNumber: RegistrationOtpRequest;
  saveMigrationPassword: SavePasswordRequest;
  listMigrationQuestions: Nothing;
  saveMigrationQuestion: SecurityAnswerRequest;
  evaluateMigrationKey6: Key6Request;
  insertMigrationKey6: Key6Request;
  confirmMigrationKey6: Key6Request;
  keepPayees: KeepPayeesRequest;
  listTopUpOperators: CardRequest;
  topUpPhone: TopUpRequest;
  verifyPrepaidCard: CardRequest;
  readTopUpStatus: undefined;
  listPayees: Nothing;
  deletePayee: DeletePayeeRequest;
  viewPin: CardRequest;
  readPinStatus: CardRequest;
  sendPinByMail: CardRequest;
  requestPin: CardRequest;
  generateValidationToken: Nothing;
  verifyUserData: VerifyUserDataRequest;
  recoverPassword: RecoverPasswordRequest;
  recoverPasswordByPhone: RecoverPasswordByPhoneRequest;
  recoverUsername: RecoverUsernameRequest;
  recoverUsernameAndPassword: RecoverUsernameRequest;
  verifyRecoveryOtp: VerifyRecoveryOtpRequest;
  updateRecoveredPassword: ReplacePasswordRequest;
  verifyRegistrationCard: VerifyRegistrationCardRequest;
  verifyRegistrationFiscalCode: VerifyRegistrationFiscalCodeRequest;
  verifyRegistrationEmail: RegistrationEmailRequest;
  verifyRegistrationCode: RegistrationCodeRequest;
  sendRegistrationCode: Nothing;
  skipRegistrationCode: Nothing;
  generateRegistrationOtp: RegistrationPhoneRequest;
  verifyRegistrationOtpSms: RegistrationOtpRequest;
  verifyRegistrationOtpSca: RegistrationOtpRequest;
  listRegistrationQuestions: Nothing;
  saveRegistrationPassword: SavePasswordRequest;
  saveRegistrationQuestion: SecurityAnswerRequest;
  saveRegistrationConsents: ConsentsRequest;
  recoverRegistrationFlow: undefined;
  confirmRegistrationEmail: ConfirmEmailRequest;
  confirmRegistrationPhone: Nothing;
  regularizeRegistrationNumber: SmsAlertWish;
  listRegistrationCodeCards: undefined;
  unlockRegistrationCode: UnlockRegistrationCodeRequest;
  sendHolderCode: SendRegistrationCodeRequest;
  evaluateRegistrationKey6: Key6Request;
  insertRegistrationKey6: Key6Request;
  confirmRegistrationKey6: Key6Request;
  commitStatus: undefined;
  generateOtpSca: GenerateOtpScaRequest;
  sendCardSms: CardRequest;
  readSmsAlert: CardRequest;
  subscribeSmsAlert: SubscribeSmsAlertRequest;
  unsubscribeSmsAlert: CardRequest;
  readSpendingControl: CardRequest;
  changeSpendingControl: ChangeSpendingControlRequest;
  verifyOtpNewNumber: VerifyOtpNewNumberRequest;
  updateContact: UpdateContactRequest;
  readThreeDSecure: CardRequest;
  unlockThreeDSecure: UnlockThreeDSecureRequest;
  sendThreeDSecureOtp: CardRequest;
  activateThreeDSecure: ActivateThreeDSecureRequest;
  listTransactions: ListTransactionsRequest;
  downloadTransactions: DownloadTransactionsRequest;
  readTransactionDetails: TransactionDetailsRequest;
  readMerchantLocation: MerchantLocationRequest;
  listCategories: CardRequest;
  readYearlySummary: YearlySummaryRequest;
  listUpcoming: CardRequest;
  readUserProfile: undefined;
};

/** The answer 200 of each call, by operationId. */
export type BankReplies = {
  readCardHolderName: CardHolderName;
  forgetCardHolderName: Done;
  recoverLoginFlow: LoginRecovered;
  retrieveTtl: TtlReply;
  tokenToCookie: Done;
  takeUpSession: SessionTakenUp;
  generateLoginOtpNewNumber: CodeSent;
  regularizeUniqueNumber: NumberUnified;
  authorizeUserData: IdentityLocation;
  authorizeDocumentId: IdentityLocation;
  updateUserData: IdentityLocation;
  startApproval: StartedApproval;
  readApproval: Approval;
  endApproval: Approval;
  listHelpSubjects: HelpSubjects;
  suggestHelp: HelpSuggestions;
  sendHelpMessage: HelpMessageReceived;
  openDispute: DisputeReceived;
  listHelpRequests: HelpRequestList;
  checkDocumentsAvailability: DocumentsAvailabilityReply;
  downloadStatement: StatementPdf;
  modifySubscription: SubscriptionReply;
  getSubscriptionStatus: SubscriptionReply;
  changeSubscriptionEmail: SubscriptionReply;
  lockCard: CardLock;
  unlockCard: CardLock;
  nameCard: NamedCard;
  listCards: ListCardsReply;
  readCardInfo: CardInfoReply;
  readCardContext: CardContextReply;
  readCardArt: CardArt;
  readDictionary: Dictionary;
  readChatbotConfig: ChatbotConfig;
  readPromoConfig: PromoConfig;
  readPublicIp: PublicIp;
  updatePassword: PasswordUpdated;
  replaceTemporaryPassword: PasswordUpdated;
  replaceExpiredPassword: PasswordUpdated;
  listSecurityQuestions: SecurityQuestions;
  listRecoveryQuestions: SecurityQuestions;
  checkSecurityQuestion: SecurityAnswerChecked;
  changeSecurityQuestion: Done;
  sendCardOtp: CodeSent;
  sendEmailOtp: CodeSent;
  revokeUser: Done;
  propagateKey6: LoginKey6Reply;
  insertLoginKey6: LoginKey6Reply;
  confirmLoginKey6: LoginKey6Reply;
  evaluateKey6: Key6Complexity;
  validateKey6: CardKey6Reply;
  checkKey6: CheckKey6Reply;
  changeKey6: ChangeKey6Reply;
  viewKey6: Key6View;
  unlockKey6: CardSecurity;
  readFinancingStatus: FinancingStatusReply;
  readInstallmentAlert: InstallmentAlert;
  changeInstallmentAlert: InstallmentAlert;
  listPlans: ListPlansReply;
  readPlan: PlanDetail;
  listNewPlans: ListNewPlansReply;
  simulatePlan: Simulation;
  confirmPlan: ConfirmPlanReply;
  extinguishPlan: ExtinguishPlanReply;
  readPlanDocument: PlanPdf;
  readInstallmentTtl: InstallmentTtlReply;
  userLogin: UserLoginReply;
  userStatus: UserStatusReply;
  finalizeLogin: FinalizeLoginReply;
  userLogout: Done;
  verifyLoginNewNumber: NumberVerified;
  readLoyaltyPrograms: LoyaltyPrograms;
  readLoyaltyStatus: LoyaltyStatus;
  readLoyaltyPopup: LoyaltyPopup;
  manageLoyaltyPopup: LoyaltyPopup;
  requestJwt: JwtReply;
  requestToken: TokenReply;
  generateOtp: OtpReply;
  verifyMfa: MfaReply;
  recoverMigrationFlow: MigrationProgress;
  saveMigrationConsents: MigrationProgress;
  checkMigrationPhone: PhoneExists;
  verifyMigrationPhone: MigrationProgress;
  generateMigrationOtpSms: CodeSent;
  generateMigrationOtpSca: CodeSent;
  verifyMigrationOtpSms: MigrationProgress;
  regularizeMigrationNumber: MigrationProgress;
  generateMigrationOtpMail: CodeSent;
  generateMigrationOtpEmail: CodeSent;
  verifyMigrationOtpEmail: MigrationProgress;
  setMigrationEmail: MigrationProgress;
  setMigrationNumber: MigrationProgress;
  saveMigrationPassword: MigrationProgress;
  listMigrationQuestions: SecurityQuestions;
  saveMigrationQuestion: MigrationProgress;
  evaluateMigrationKey6: Key6Complexity;
  insertMigrationKey6: MigrationProgress;
  confirmMigrationKey6: MigrationEnded;
  keepPayees: PayeesReply;
  listTopUpOperators: TopUpOperatorsReply;
  topUpPhone: TopUpReply;
  verifyPrepaidCard: PrepaidVerification;
  readTopUpStatus: TopUpStatusReply;
  listPayees: PayeesReply;
  deletePayee: PayeesReply;
  viewPin: PinView;
  readPinStatus: PinStatus;
  sendPinByMail: PinPosted;
  requestPin: PinStatus;
  generateValidationToken: ValidationToken;
  verifyUserData: UserDataVerified;
  recoverPassword: RecoveryStarted;
  recoverPasswordByPhone: RecoveryStarted;
  recoverUsername: RecoveryStarted;
  recoverUsernameAndPassword: RecoveryStarted;
  verifyRecoveryOtp: RecoveryVerified;
  updateRecoveredPassword: Done;
  verifyRegistrationCard: RegistrationTicket;
  verifyRegistrationFiscalCode: RegistrationStarted;
  verifyRegistrationEmail: RegistrationProgress;
  verifyRegistrationCode: RegistrationProgress;
  sendRegistrationCode: RegistrationCodeSent;
  skipRegistrationCode: RegistrationProgress;
  generateRegistrationOtp: CodeSent;
  verifyRegistrationOtpSms: RegistrationProgress;
  verifyRegistrationOtpSca: RegistrationProgress;
  listRegistrationQuestions: SecurityQuestions;
  saveRegistrationPassword: RegistrationProgress;
  saveRegistrationQuestion: RegistrationProgress;
  saveRegistrationConsents: RegistrationProgress;
  recoverRegistrationFlow: RegistrationRecovered;
  confirmRegistrationEmail: EmailConfirmed;
  confirmRegistrationPhone: RegistrationProgress;
  regularizeRegistrationNumber: RegistrationProgress;
  listRegistrationCodeCards: RegistrationCodeCards;
  unlockRegistrationCode: RegistrationCodeUnlocked;
  sendHolderCode: RegistrationCodeSent;
  evaluateRegistrationKey6: Key6Complexity;
  insertRegistrationKey6: RegistrationProgress;
  confirmRegistrationKey6: RegistrationProgress;
  commitStatus: CommitStatusReply;
  generateOtpSca: GenerateOtpScaReply;
  sendCardSms: CardSmsReply;
  readSmsAlert: SmsAlert;
  subscribeSmsAlert: SmsAlert;
  unsubscribeSmsAlert: SmsAlert;
  readSpendingControl: SpendingControl;
  changeSpendingControl: SpendingControl;
  verifyOtpNewNumber: NumberVerified;
  updateContact: UpdateContactReply;
  readThreeDSecure: ThreeDSecureInfo;
  unlockThreeDSecure: CardSecurity;
  sendThreeDSecureOtp: CodeSent;
  activateThreeDSecure: CardSecurity;
  listTransactions: ListTransactionsReply;
  downloadTransactions: TransactionsFile;
  readTransactionDetails: TransactionDetailsReply;
  readMerchantLocation: MerchantLocationReply;
  listCategories: ListCategoriesReply;
  readYearlySummary: YearlySummaryReply;
  listUpcoming: Upcoming;
  readUserProfile: UserProfile;
};
