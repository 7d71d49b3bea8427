import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { FieldError, FieldErrors } from './fields/error.ts'
import { type Flag, flagName } from './flag.ts'
import type { TraceCode, TraceLine } from './trace.ts'

export type TraceText = {
  readonly part: string
  readonly label: string
  readonly amount: number
  readonly from: string
  readonly row?: string | undefined
  readonly rule?: string | undefined
  readonly law?: string | undefined
  readonly figures?: string | undefined
}

export function inWords<Code extends TraceCode>(line: TraceLine<Code>): TraceText {
  const { trace, origin, ownAmount } = t(taxTexts.results)
  const { label, from, row, rule, law } = trace[line.code](line.values, line.article ?? '')
  return {
    part: line.part,
    label,
    amount: line.amount,
    from: line.own ? ownAmount : from,
    row,
    rule,
    law: law ?? line.article,
    figures: line.figures && origin(line.figures),
  }
}

export type FlagText = { readonly code: string; readonly text: string }

export function flagInWords(flag: Flag): FlagText {
  return { code: flagName(flag), text: say(t(taxTexts.results).flags, flag) }
}

export function errorsInWords(errors: FieldErrors): Record<string, string> {
  const { plainErrors, valuedErrors } = t(taxTexts.results)
  const inWordsOf = (error: FieldError) => (typeof error === 'string' ? plainErrors[error] : say(valuedErrors, error))
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, inWordsOf(error)]))
}
