import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { MustFile } from '#tax/withholding/must-file.ts'
import type { FilingAnswers } from './answers.ts'
import * as filingTexts from './locales/en.ts'
import type { CantonDates } from './result.ts'

export type DateRow = { term: string; strong: string; text: string }

type Dated = { answers: FilingAnswers; decision: MustFile; dates: CantonDates; today: string }

/** Rows with the dates of a result, in the order in which the person must act. */
export function resultDates({ answers, decision, dates, today }: Dated): DateRow[] {
  const words = t(filingTexts.filingResult).dates
  const { outcome, basis, requestUntil, mayBeQuasiResident } = decision
  const row = (
    day: string,
    [strong = '', text = '']: readonly string[],
    more: readonly (string | null | false)[] = [],
  ) => ({
    term: formatDate(day),
    strong,
    text: [text, ...more, day < today && words.passed].filter(Boolean).join(' '),
  })
  const extension: DateRow = dates.extendedTo
    ? row(dates.extendedTo, words.fileExtended(dates.name), [
        dates.extension,
        basis !== 'ordinary' && words.without,
        dates.extendedTo >= today && words.weRequest,
      ])
    : { term: words.extension, strong: '', text: dates.extension }
  const form = { term: words.onForm, strong: words.fileOnForm[0] ?? '', text: words.fileOnForm[1] ?? '' }
  const ifNot = { term: words.ifNot, strong: '', text: words.ifNotText }
  if (outcome === 'must' && basis === 'ordinary') {
    const file = dates.fileBy ? row(dates.fileBy, words.file, [dates.isLikely && words.likely, dates.note]) : null
    return [file ?? { ...form, text: `${form.text} ${dates.note ?? ''}`.trim() }, extension, ifNot]
  }
  if (outcome === 'must' && basis === 'abroad') return [form, ifNot]
  if (!requestUntil) return []
  if (outcome === 'must') {
    return [row(requestUntil, words.requestForm), ...(dates.extendedTo ? [extension] : [form, extension]), ifNot]
  }
  if (outcome === 'ask-canton') return [row(requestUntil, words.askOffice), form, ifNot]
  if (outcome === 'may') {
    const isLeaving = answers.move?.leavesOn === requestUntil
    const binding = { term: words.later, strong: '', text: words.binding }
    return [row(requestUntil, isLeaving ? words.requestLeaving : words.request), binding]
  }
  return mayBeQuasiResident ? [row(requestUntil, words.quasi)] : []
}
