const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/

export function isSlug(text: string): boolean {
  return slug.test(text) && text.length <= 120
}
