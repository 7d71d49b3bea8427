import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { annualised } from '#tax/part-year/liability-period.ts'
import { type TaxFigure, whose } from './engine-inputs.ts'
import type { OpenItem } from './expected-note.ts'

/**
 * Amounts that arise regularly and are projected to a full year for the rate (Thurgau StP 55 no. 3 to 6). All others
 * count once, as they are: interest and dividends, bonus, training, medical costs, pensions paid in, upkeep paid. Only
 * flat upkeep goes with the rent; an adviser who enters it says that it is regular.
 */
const regular: ReadonlySet<FigureCode> = new Set<FigureCode>([
  ...(['salary', 'gross-salary', 'side-job', 'self-employment', 'pension', 'daily-allowances'] as const),
  ...(['child-allowances', 'alimony', 'property-income', 'other-canton-income', 'foreign-property-income'] as const),
  ...(['commuting', 'meals', 'weekly-stay', 'professional-costs', 'expatriate-costs'] as const),
  ...(['insurance-premiums', 'child-care', 'alimony-paid'] as const),
])
const mortgages: ReadonlyMap<FigureCode, FigureCode> = new Map([
  ['debt-interest', 'mortgage'],
  ['foreign-interest', 'foreign-mortgage'],
])
const otherDebts: readonly FigureCode[] = ['bank-debt', 'other-debt']

/** Mortgage interest is paid at regular terms; interest on other debts is taken as paid once a year. */
function isRegular({ code, frequency }: TaxFigure, lines: readonly TaxFigure[]): boolean {
  if (frequency) return frequency === 'regular'
  const mortgage = mortgages.get(code)
  return mortgage ? lines.some((line) => line.code === mortgage) : regular.has(code)
}

/** Amounts of the period, projected to the full year that determines the rate. `oneOff`: bonus within a salary. */
export function yearLines(lines: readonly TaxFigure[], oneOff: readonly TaxFigure[], days: number): TaxFigure[] {
  const projected = lines.map((line) =>
    isRegular(line, lines) ? { ...line, amountCents: annualised(line.amountCents ?? 0, days) } : line,
  )
  const salaries = lines
    .filter(({ code }) => code === 'salary' || code === 'gross-salary')
    .filter((line) => isRegular(line, lines))
  const corrections = (['client', 'partner'] as const).flatMap((person) => {
    const own = salaries.filter((line) => whose(line) === person)
    const [salary] = own
    const once = Math.min(sumOf(own), sumOf(oneOff.filter((line) => whose(line) === person)))
    return salary ? [{ ...salary, amountCents: once - annualised(once, days) }] : []
  })
  return [...projected, ...corrections]
}

function sumOf(lines: readonly TaxFigure[]): number {
  return lines.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
}

const unknownCodes: readonly FigureCode[] = [...(['other-deduction', 'other-income', 'foreign-income'] as const)]
const businessCodes: readonly FigureCode[] = ['self-employment', 'foreign-business-income', 'foreign-business-loss']

/** Figures whose nature (regular or not) is not known from their code, and that no adviser has settled. */
export function openInPartYear(lines: readonly TaxFigure[]): OpenItem[] {
  const some = lines.filter(({ amountCents }) => (amountCents ?? 0) !== 0)
  const has = (codes: readonly FigureCode[]) => some.some(({ code }) => codes.includes(code))
  return some.flatMap(({ code, frequency }): OpenItem[] => {
    if (frequency) return []
    if (businessCodes.includes(code)) return [{ code, reason: 'business-year-unknown' }]
    const mortgage = mortgages.get(code)
    const isMixed = mortgage !== undefined && has([mortgage]) && has(otherDebts)
    return isMixed || unknownCodes.includes(code) ? [{ code, reason: 'rhythm-unknown' }] : []
  })
}
