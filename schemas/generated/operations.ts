// Made by `npm run generate` from the schemas beside this folder. Edit those.
import type { OperationCall } from '../provider/operation.ts';

/** How each call of the contract is sent, by operationId. */
export const operations = {
  listCards: {"method":"POST","path":"/api/services/card-service/card/cards-list","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readCardInfo: {"method":"POST","path":"/api/services/card-service/card/card-info","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readCardContext: {"method":"POST","path":"/api/services/card-service/card/card-context-by-id","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readCardArt: {"method":"POST","path":"/api/services/card-service/card/card-art","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readDictionary: {"method":"GET","path":"/api/content/dictionary","token":"anonymous","background":false,"sca":false,"scaResult":false,"content":null},
  userLogin: {"method":"POST","path":"/api/services/login/auth/user-login","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  userStatus: {"method":"GET","path":"/api/services/login/auth/user-status","token":"bearer","background":true,"sca":false,"scaResult":false,"content":null},
  finalizeLogin: {"method":"POST","path":"/api/services/login/auth/sca/finalize-login","token":"bearer","background":false,"sca":true,"scaResult":false,"content":"json"},
  userLogout: {"method":"POST","path":"/api/services/login/auth/user-logout","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  verifyLoginNewNumber: {"method":"POST","path":"/api/services/login/auth/verify-otp-new-number","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  requestJwt: {"method":"POST","path":"/api/mfa/jwt","token":"anonymous","background":false,"sca":false,"scaResult":false,"content":"json"},
  requestToken: {"method":"POST","path":"/api/mfa/oauth/v2/token","token":"prelogin","background":false,"sca":false,"scaResult":false,"content":"form"},
  generateOtp: {"method":"POST","path":"/api/mfa/generateOTP/","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  verifyMfa: {"method":"POST","path":"/api/mfa/services/api/oauth/V2/MFA","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  generateOtpSca: {"method":"POST","path":"/api/services/security-service/security/generate-otp-sca","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  verifyOtpNewNumber: {"method":"POST","path":"/api/services/subscription-service/subscription/verify-otp-new-number","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  updateContact: {"method":"POST","path":"/api/services/subscription-service/subscription/sca/update-contact","token":"bearer","background":false,"sca":true,"scaResult":false,"content":"json"},
  listTransactions: {"method":"POST","path":"/api/services/transaction/sca/transactions","token":"bearer","background":false,"sca":true,"scaResult":false,"content":"json"},
  listCategories: {"method":"POST","path":"/api/services/transaction/categories","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readYearlySummary: {"method":"POST","path":"/api/services/transaction/transactions-summary-yearly","token":"bearer","background":false,"sca":false,"scaResult":false,"content":"json"},
  readUserProfile: {"method":"GET","path":"/api/services/user-service/user-profile","token":"bearer","background":false,"sca":false,"scaResult":false,"content":null},
} as const satisfies Record<string, OperationCall>;

/** The name of one call of the contract. */
export type OperationId = keyof typeof operations;
