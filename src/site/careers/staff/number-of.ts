/** 0, which no application has, for anything but 1–9 digits. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
