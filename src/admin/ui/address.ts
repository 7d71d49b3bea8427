/** The address of a list with some of its search parameters changed; null or empty takes one away. */
export function withParams(
  path: string,
  search: URLSearchParams,
  change: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const next = new URLSearchParams(search)
  next.delete('note')
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue
    if (value === null || value === '') next.delete(name)
    else next.set(name, String(value))
  }
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

/** The page number in an address, from 1; nonsense is the first page. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

/** What somebody typed into a filter, shortened to a reasonable length; undefined when there is nothing. */
export function textIn(search: URLSearchParams, name: string, maxLength = 100): string | undefined {
  return search.get(name)?.trim().slice(0, maxLength) || undefined
}

/** One of the allowed values of a parameter; undefined for anything else. */
export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}

/** `1–25 of 86`, for the foot of a list. */
export function rangeText(page: number, pageSize: number, shown: number, total: number): string {
  if (total === 0) return 'None'
  const first = (page - 1) * pageSize + 1
  return shown === 0 ? `${total} in all` : `${first}–${first + shown - 1} of ${total}`
}
