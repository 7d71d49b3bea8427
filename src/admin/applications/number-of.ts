/** A number that can stand in the database; anything else is one that no application has. */
export function numberOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
