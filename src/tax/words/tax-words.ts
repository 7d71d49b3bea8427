import type { Phrases } from '#platform/words.ts'
import type { PlainError, ValuedErrors } from '#tax/fields/error.ts'
import type { FlagValues } from '#tax/flag.ts'
import type { FiguresOrigin, TraceCode, TraceValues } from '#tax/trace.ts'
import type { BecauseValues, ExemptValues, SpecialLetter } from '#tax/withholding/code-reasons.ts'
import type { CompulsoryReason } from '#tax/withholding/compulsory-return.ts'
import type { FilingAdvice, FilingWarningValues } from '#tax/withholding/file-or-not.ts'
import type { ReturnDeduction } from '#tax/withholding/return-costs.ts'

export type TaxWords = {
  readonly trace: TraceWords
  readonly origin: (origin: FiguresOrigin) => string
  readonly ownAmount: string
  readonly flags: Phrases<FlagValues>
  readonly plainErrors: Readonly<Record<PlainError, string>>
  readonly valuedErrors: Phrases<ValuedErrors>
  readonly because: Phrases<BecauseValues>
  readonly exempt: Phrases<ExemptValues>
  readonly specialLetters: Readonly<Record<SpecialLetter, { title: string; text: string }>>
  readonly returnDeductions: Readonly<Record<ReturnDeduction['deduction'], string>>
  readonly filingWarnings: Phrases<FilingWarningValues>
  readonly compulsory: (reasons: readonly CompulsoryReason[]) => string
  /**
   * Advice on filing. `difference` is the formatted amount that the person gets back or pays in addition if they file.
   */
  readonly advice: Readonly<Record<FilingAdvice, (difference: string) => string>>
  readonly calls: {
    readonly tooMany: (values: { perMinute: number; seconds: number }) => string
    readonly getOnly: string
  }
}

type LineWords = {
  readonly label: string
  readonly from: string
  readonly row?: string | undefined
  readonly rule?: string | undefined
  readonly law?: string
}

export type TraceWords<Code extends TraceCode = TraceCode> = {
  readonly [Each in Code]: (values: TraceValues[Each], article: string) => LineWords
}
