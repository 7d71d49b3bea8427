import { deadlineOf, type FilingDeadline, filingDeadlines } from '#content/procedure/deadlines.ts'
import { type ExtensionStep, extensionRules, likelyFree } from '#content/procedure/extensions.ts'
import type { Canton } from '#content/procedure/filing-dates.ts'
import type { Sourced } from '#content/procedure/sureness.ts'

const months = 'January February March April May June July August September October November December'.split(' ')

/** @example dayInWords('03-15') // '15 March' */
export function dayInWords(monthAndDay: string): string {
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number)
  return `${day} ${months[month - 1]}`
}

/**
 * The next filing deadlines before any extension, in Bern and in most cantons. `today` is YYYY-MM-DD.
 * @example nextFilingDeadlines('2026-11-26') // { taxYear: 2026, bern: '15 March 2027', most: '31 March 2027' }
 */
export function nextFilingDeadlines(today: string): { taxYear: number; bern: string; most: string } {
  const count = (date: string) => filingDeadlines.filter((row) => row.date === date).length
  const [most = ''] = filingDeadlines.map(({ date }) => date).toSorted((one, other) => count(other) - count(one))
  const bern = deadlineOf('BE').date
  const year = Number(today.slice(0, 4)) + (today.slice(5) > bern ? 1 : 0)
  return { taxYear: year - 1, bern: `${dayInWords(bern)} ${year}`, most: `${dayInWords(most)} ${year}` }
}

export function surenessInWords({ sureness, source }: Sourced): string {
  if (sureness === 'certain') return ''
  return sureness === 'likely' ? ` (likely; source: ${source})` : ` (not confirmed: ${source})`
}

/** @example stepInWords({ until: '09-15', feeCents: 2000 }) // 'CHF 20 until 15 September' */
export function stepInWords({ until, feeCents, silent, who, atMost }: ExtensionStep): string {
  const fee = feeCents === null ? 'unknown fee' : feeCents === 0 ? 'free' : `CHF ${feeCents / 100}`
  const price = silent ? 'without a request' : atMost ? `${fee} each, at most ${atMost} times,` : fee
  const end = until === null ? 'beyond' : `until ${dayInWords(until)}`
  return `${price} ${end}${who ? ` (${who})` : ''}`
}

export function extensionInWords(canton: Canton): string {
  const { latest, ...rule } = extensionRules[canton]
  const how = rule.route === 'unknown' ? rule.how : `${rule.how.replace(/\.$/, '')}${surenessInWords(rule)}.`
  const steps = rule.steps.map(stepInWords).join(', ')
  const likelySteps = rule.stepsSureness === 'likely' ? ' (likely dates and fees)' : ''
  return [
    how,
    steps && `${steps[0]?.toUpperCase()}${steps.slice(1)}${likelySteps}.`,
    latest && `Last day: ${dayInWords(latest.until)}${surenessInWords(latest)}.`,
    likelyFree.cantons.includes(canton) && `The canton is likely to charge no fee (source: ${likelyFree.source}).`,
  ]
    .filter(Boolean)
    .join(' ')
}

export function othersInWords({ others }: Pick<FilingDeadline, 'others'>): string {
  return others
    ? `${others.who}: ${dayInWords(others.date)}${surenessInWords(others)}.`
    : 'If you are self-employed, please ask the canton: we have no separate deadline for self-employed people.'
}

export function deadlineNote(canton: Canton): string {
  const row = deadlineOf(canton)
  const sure = row.sureness === 'likely' ? `This deadline is not confirmed, but likely (${row.source}).` : null
  const others = row.others ? othersInWords(row) : null
  return [row.note, sure, others, `Deadline extension: ${extensionInWords(canton)}`].filter(Boolean).join(' ')
}
