const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a text can be the last part of an entry's address. */
export function isSlug(text: string): boolean {
  return slug.test(text) && text.length <= 120
}
