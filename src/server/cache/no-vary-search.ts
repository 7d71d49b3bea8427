export type IgnoresQuery = (query: string) => boolean

/**
 * Reads the header `No-Vary-Search`, which says which query parameters do not change the page. The value `params` means
 * all parameters, `params=("a" "b")` only `a` and `b`. Without the header, every parameter matters.
 */
export function readNoVarySearch(header: string | null | undefined): IgnoresQuery {
  const content = (header ?? '').trim()
  if (content === 'params') return () => true
  const names = new Set(/^params=\(([^)]*)\)$/.exec(content)?.[1]?.match(/[^\s"]+/g))
  return (query) => query === '' || [...new URLSearchParams(query).keys()].every((name) => names.has(name))
}
