/** Parses an application number of 1–9 digits. For any other text, returns 0, which no application has. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
