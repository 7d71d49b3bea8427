import { wordsIn } from '#platform/words.ts'
import type { FiguresOrigin, TraceCode, TraceLine } from './trace.ts'
import { capitalWords } from './words/english/capital.ts'
import { deductionWords } from './words/english/deductions.ts'
import { flatWords } from './words/english/flat-rate.ts'
import { ordinaryWords } from './words/english/ordinary.ts'
import { originInWords } from './words/english/origin.ts'
import { pillar3aWords } from './words/english/pillar-3a.ts'
import { propertyWords } from './words/english/property.ts'
import { salaryWords } from './words/english/salary.ts'
import { withholdingWords } from './words/english/withholding.ts'
import type { TraceWords } from './words/trace-words.ts'

/** A language: the words of every line, of where figures come from, and of an amount that the visitor entered. */
type Language = {
  readonly trace: TraceWords
  readonly origin: (origin: FiguresOrigin) => string
  readonly ownAmount: string
}

const english: Language = {
  trace: {
    ...ordinaryWords,
    ...capitalWords,
    ...salaryWords,
    ...deductionWords,
    ...withholdingWords,
    ...propertyWords,
    ...pillar3aWords,
    ...flatWords,
  },
  origin: originInWords,
  ownAmount: 'own amount',
}

const language = wordsIn<Language>({ en: english })

/** A trace line as it is read, on pages and in the calls. */
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

/** Puts a trace line into words. */
export function inWords<Code extends TraceCode>(line: TraceLine<Code>): TraceText {
  const { trace, origin, ownAmount } = language()
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
