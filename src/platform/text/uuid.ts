const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Check every id from a URL with this: PostgreSQL raises an error for text that is not a UUID. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
