import { z } from 'zod'
import { formatLongDate, formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { amount, optionalAmount, taxYear } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { publishedYears } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { lawState } from '#tax/pages/expats/law-state.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { noPlace } from '#tax/pages/place.ts'
import type { TraceLine } from '#tax/trace.ts'
import { quasiResidence } from '#tax/withholding/commuter.ts'
import { requestTerm } from '#tax/withholding/file-or-not.ts'
import { outcomeInWords } from './outcome.ts'

const copy = () => t(expatTexts.quasiResidence)

export const homesAbroad = ['FR', 'DE', 'IT', 'AT', 'LI', 'other'] as const

const yesOrNo = z.enum(['yes', 'no'], { error: error('yes-or-no') })
const paid = amount().default(0)

export const quasiResidenceInput = z
  .object({
    year: taxYear.default(Math.max(...publishedYears)),
    home: z.enum(homesAbroad, { error: error('home-abroad-unknown') }),
    /** Whether the agreement with Italy on commuters applies; asked only of people who live in Italy. */
    italianAgreement: yesOrNo.optional(),
    salary: amount('income-missing'),
    otherSwiss: paid,
    salaryElsewhere: paid,
    homeValue: paid,
    otherElsewhere: paid,
    married: yesOrNo.default('no'),
    partnerSwiss: paid,
    partnerElsewhere: optionalAmount,
  })
  .superRefine(({ home, italianAgreement, married, partnerElsewhere, partnerSwiss }, context) => {
    const ask = (field: string) => context.addIssue({ code: 'custom', path: [field], message: error('open-question') })
    if (home === 'IT' && italianAgreement === undefined) ask('italianAgreement')
    if (married === 'yes' && partnerElsewhere === undefined) ask('partnerElsewhere')
    if (married === 'no' && (partnerSwiss > 0 || (partnerElsewhere ?? 0) > 0))
      context.addIssue({ code: 'custom', path: ['married'], message: error('second-salary-unmarried') })
  })

export const quasiResidenceCalculator = calculator({
  id: 'quasi-residence',
  asks: 'salary',
  fields: quasiResidenceInput,
  labels: () => copy().fields,
  compute: (input, { today }) => resultOf(input, today),
  report,
})

function resultOf(input: z.output<typeof quasiResidenceInput>, today: string) {
  const { year, home, italianAgreement, married, salary, otherSwiss, partnerSwiss, partnerElsewhere = 0 } = input
  if (!publishedYears.some((published) => published === year))
    return noPlace('year', { code: 'year-not-published', values: { year } })
  const swiss = salary + otherSwiss + partnerSwiss
  const own = input.salaryElsewhere + input.homeValue + input.otherElsewhere
  if (swiss + own + partnerElsewhere === 0) return noPlace('salary', 'income-missing')
  const isExcluded = home === 'IT' && italianAgreement === 'yes'
  const test = quasiResidence({
    grossTaxableInSwitzerland: swiss,
    ownGrossElsewhere: own,
    spouseGrossElsewhere: partnerElsewhere,
    underItalianAgreement: isExcluded,
  })
  const flags: Flag[] = [{ code: 'quasi.result-open', values: {} }]
  if (input.homeValue === 0) flags.push({ code: 'quasi.home-value', values: {} })
  return {
    ok: true,
    year,
    ...test,
    ...requestTerm({ year, today }),
    isExcluded,
    isMarried: married === 'yes',
    /** Income elsewhere, in whole francs a year, up to which the share stays at 90 % or more. */
    mostElsewhere: Math.floor(swiss / 9),
    trace: traceOf({ swiss, own, partnerElsewhere, ...test }),
    flags,
    dataState: lawState,
  } as const
}

export type QuasiResidenceResult = Extract<ReturnType<typeof resultOf>, { ok: true }>

function traceOf(sums: {
  swiss: number
  own: number
  partnerElsewhere: number
  worldGross: number
  sharePercent: number
}): TraceLine[] {
  const { swiss, own, partnerElsewhere, worldGross, sharePercent } = sums
  const part = 'expats' as const
  return [
    { part, code: 'quasi.swiss', amount: swiss, values: {}, article: 'DBG Art. 91, 16-18, 20-23' },
    { part, code: 'quasi.elsewhere', amount: own, values: {}, article: 'DBG Art. 16, 21' },
    { part, code: 'quasi.partner', amount: partnerElsewhere, values: {}, article: 'QStV Art. 14 para. 1' },
    { part, code: 'quasi.world', amount: worldGross, values: {}, article: 'QStV Art. 14 para. 1' },
    { part, code: 'quasi.share', amount: sharePercent, values: { swiss, worldGross }, article: 'DBG Art. 99a para. 1' },
  ]
}

function report(result: QuasiResidenceResult): ReportDraft {
  const { year, sharePercent, worldGross, requestUntil, isTermOver, isExcluded, trace, flags, dataState } = result
  const term = (isTermOver ? copy().wasUntil : copy().until)(formatLongDate(requestUntil))
  return {
    title: copy().title(year),
    tables: [
      {
        title: outcomeInWords(result),
        columns: ['CHF'],
        rows: [
          { label: copy().worldGross, values: [n(worldGross)] },
          { label: copy().share, values: [`${sharePercent}%`], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: isExcluded ? [] : [term, ...copy().ways],
    flags,
    dataState,
  }
}
