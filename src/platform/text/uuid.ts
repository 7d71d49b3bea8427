const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** True for text that can be the id of a row. Ids come from addresses, and PostgreSQL would refuse any other text. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
