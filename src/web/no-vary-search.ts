/** Whether a query (without its `?`) makes no difference to a page. */
export type IgnoresQuery = (query: string) => boolean

/**
 * Reads what a page says in `No-Vary-Search` about its query: `params` ignores all of it, `params=("a" "b")` these
 * parameters. Without the header, every query makes a difference.
 */
export function readNoVarySearch(header: string | null | undefined): IgnoresQuery {
  const content = (header ?? '').trim()
  if (content === 'params') return () => true
  const names = new Set(/^params=\(([^)]*)\)$/.exec(content)?.[1]?.match(/[^\s"]+/g))
  return (query) => query === '' || [...new URLSearchParams(query).keys()].every((name) => names.has(name))
}
