/** Whether a code is a sequence or repeats itself, which every bank refuses; how strong any other is, the bank judges (ECODE-21). */
export function isEasyCode(code: string): boolean {
  return upAndDown.some((digits) => digits.includes(code)) || /^(\d{1,3})\1+$/u.test(code);
}

const upAndDown = ['01234567890', '09876543210'];
