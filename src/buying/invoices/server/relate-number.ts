/** Our number of one try to issue an invoice: at most 30 letters and digits, different for every order and every try. */
export function relateNumber(code: string, attempt: number): string {
  return `${code.replace(/[^0-9A-Za-z]/g, '')}V${attempt}`;
}
