import { formatNumber } from '#platform/format.ts'
import { type CompulsoryReason, ordinaryAssessmentFrom } from '#tax/withholding/compulsory-return.ts'
import type { FileOrNot } from '#tax/withholding/file-or-not.ts'

type Advice = Extract<FileOrNot, { ok: true }>['advice']

const reasonWords: Readonly<Record<CompulsoryReason, string>> = {
  salary: `the gross salary reaches CHF ${formatNumber(ordinaryAssessmentFrom)} a year`,
  'other-income': 'the other income reaches the line of the canton',
  wealth: 'the taxable wealth reaches the line of the canton',
}

/** Why a return is compulsory, as a sentence. */
export function compulsoryWords(reasons: readonly CompulsoryReason[]): string {
  return `A return is compulsory, because ${reasons.map((reason) => reasonWords[reason]).join(' and ')}.`
}

/** The duty first, the figure second; `difference` is the formatted amount that comes back or is to be paid. */
export function noteTitle(advice: Advice, difference: string): string {
  const titles: Readonly<Record<Advice, string>> = {
    'must-file': 'You must file a tax return',
    'ask-canton': 'Ask your canton: you may have to file',
    file: `Filing pays: about ${difference} back`,
    'do-not-file': `Do not file: it would cost about ${difference} more`,
  }
  return titles[advice]
}
