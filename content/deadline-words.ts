import { type Canton, type FilingDeadline, filingDeadlines } from '#content/deadlines.ts'
import { type ExtensionStep, extensionRules } from '#content/extensions.ts'
import type { Sourced } from '#content/sureness.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** @example dayInWords('03-15') // '15 March' */
export function dayInWords(monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return `${day} ${months[month - 1]}`
}

export function surenessInWords({ sureness, source }: Sourced): string {
  if (sureness === 'certain') return ''
  return sureness === 'likely' ? ` (likely; source: ${source})` : ` (not confirmed: ${source})`
}

/** @example stepInWords({ until: '09-15', feeCents: 2000 }) // 'CHF 20 until 15 September' */
export function stepInWords({ until, feeCents, silent, who, atMost }: ExtensionStep): string {
  const fee = feeCents === null ? 'fee not known' : feeCents === 0 ? 'free' : `CHF ${feeCents / 100}`
  const price = silent ? 'without a request' : atMost ? `${fee} each, at most ${atMost} times,` : fee
  const end = until === null ? 'beyond' : `until ${dayInWords(until)}`
  return `${price} ${end}${who ? ` (${who})` : ''}`
}

export function extensionInWords(canton: Canton): string {
  const rule = extensionRules[canton]
  const how = rule.route === 'unknown' ? rule.how : `${rule.how}${surenessInWords(rule)}`
  if (rule.steps.length === 0) return how
  const steps = rule.steps.map(stepInWords).join(', ')
  return `${how} ${steps[0]?.toUpperCase()}${steps.slice(1)}${rule.stepsSureness === 'likely' ? ' (days and fees: likely)' : ''}.`
}

export function othersInWords({ others }: Pick<FilingDeadline, 'others'>): string {
  return others
    ? `${others.who}: ${dayInWords(others.date)}${surenessInWords(others)}.`
    : 'Self-employed: we know of no other date; ask the canton.'
}

export function deadlineNote(canton: Canton): string {
  const row: FilingDeadline | undefined = filingDeadlines.find((one) => one.canton === canton)
  if (!row) return ''
  const sure = row.sureness === 'likely' ? `Date likely (${row.source}).` : null
  const others = row.others ? othersInWords(row) : null
  return [row.note, sure, others, `Extension: ${extensionInWords(canton)}`].filter(Boolean).join(' ')
}
