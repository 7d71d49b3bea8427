/** Returns 0, which is never an application number, unless the text is 1–9 digits. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
