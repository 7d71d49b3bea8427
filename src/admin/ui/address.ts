import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.address)
/** URL of a list with changed search parameters; null or an empty text removes a parameter. */
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

export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

export function textIn(search: URLSearchParams, name: string, maxLength = 100): string | undefined {
  return search.get(name)?.trim().slice(0, maxLength) || undefined
}

export function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => value === text)
}

export function rangeText(page: number, pageSize: number, shown: number, total: number): string {
  if (total === 0) return copy().none
  const first = (page - 1) * pageSize + 1
  return shown === 0 ? copy().inTotal(total) : copy().rangeOf(`${first}–${first + shown - 1}`, total)
}
