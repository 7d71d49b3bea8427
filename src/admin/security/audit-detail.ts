import { formatDate, formatDateTime, formatMoney } from '#platform/format.ts'
import type { AuditRow } from './audit-columns.tsx'

type Fact = string | number | boolean

const names: Readonly<Partial<Record<string, string>>> = { way: 'by', known: 'known address' }

/** Omits values that `named` already contains. @example detailInWords({ paidCents: 4900 }) // 'paid: CHF 49.00' */
export function detailInWords(detail: AuditRow['detail'], named = ''): string {
  const isStated = (value: Fact) => typeof value === 'string' && value !== '' && named.endsWith(` ${value}`)
  const parts = Object.entries(detail).flatMap(([name, value]) =>
    value === null || isStated(value) ? [] : [factInWords(name, value)],
  )
  return parts.join(', ') || '–'
}

/** The end of a detail's name tells the unit: `paidCents` is an amount. */
function factInWords(name: string, value: Fact): string {
  const isMoney = name.endsWith('Cents') && typeof value === 'number'
  const words = (isMoney ? name.slice(0, -'Cents'.length) : name).replace(
    /\p{Lu}/gu,
    (email) => ` ${email.toLowerCase()}`,
  )
  return `${names[words] ?? words}: ${isMoney ? formatMoney(value) : valueInWords(value)}`
}

function valueInWords(value: Fact): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return String(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(new Date(value))
  return /^[a-z]+(?:[_-][a-z]+)+$/.test(value) ? value.replace(/[_-]/g, ' ') : value
}
