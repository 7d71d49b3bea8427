export type IgnoresQuery = (query: string) => boolean

/** Header `params`: the whole query is ignored. `params=("a" "b")`: only `a` and `b` are. No header: nothing is. */
export function readNoVarySearch(header: string | null | undefined): IgnoresQuery {
  const content = (header ?? '').trim()
  if (content === 'params') return () => true
  const names = new Set(/^params=\(([^)]*)\)$/.exec(content)?.[1]?.match(/[^\s"]+/g))
  return (query) => query === '' || [...new URLSearchParams(query).keys()].every((name) => names.has(name))
}
