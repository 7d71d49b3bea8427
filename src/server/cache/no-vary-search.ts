export type IgnoresQuery = (query: string) => boolean

/** `params` ignores the whole query, `params=("a" "b")` these parameters. Without the header, nothing is ignored. */
export function readNoVarySearch(header: string | null | undefined): IgnoresQuery {
  const content = (header ?? '').trim()
  if (content === 'params') return () => true
  const names = new Set(/^params=\(([^)]*)\)$/.exec(content)?.[1]?.match(/[^\s"]+/g))
  return (query) => query === '' || [...new URLSearchParams(query).keys()].every((name) => names.has(name))
}
