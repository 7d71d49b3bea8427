import { oneOf, textIn } from '#admin/ui/address.ts'
import { isDay } from '#cases/due-date.ts'
import { dayOf } from '#platform/day.ts'

const outcomes = ['success', 'failed', 'denied'] as const

/** The filters in an address of the audit log. What makes no sense is left out. */
export function readAuditFilters(search: URLSearchParams) {
  const day = (name: string) => {
    const text = dayOf(search.get(name) ?? '')
    return isDay(text) ? text : undefined
  }
  const before = Number(search.get('before') ?? Number.NaN)
  return {
    actor: textIn(search, 'actor'),
    action: textIn(search, 'action'),
    outcome: oneOf(outcomes, search.get('outcome')),
    objectType: textIn(search, 'type'),
    objectId: textIn(search, 'object'),
    from: day('from'),
    to: day('to'),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
}
