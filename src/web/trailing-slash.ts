/**
 * The address that is meant by one with a slash at its end, with its query; null when there is none to drop. It always
 * lies on this site: several slashes at the front would name another host.
 * @example withoutTrailingSlash('/pricing/', '?package=basic') // '/pricing?package=basic'
 */
export function withoutTrailingSlash(path: string, query: string): string | null {
  if (path.length < 2 || !path.endsWith('/')) return null
  return `/${path.replace(/^\/+|\/+$/g, '')}${query}`
}
