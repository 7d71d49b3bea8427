import { z } from 'zod'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { amount, taxYear, wholeNumber } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { publishedYears } from '#tax/figures.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { householdFields, householdLabels, placeLabels, requiredCanton } from '#tax/pages/fields.ts'
import { commuterResult } from './commuter-result.ts'
import { homeTaxRows, homeTaxWords } from './home-tax-rows.ts'

const copy = () => t(expatTexts.commuter)

const yesOrNo = z.enum(['yes', 'no'], { error: error('yes-or-no') })
const days = wholeNumber({ least: 0, most: 366 }, 'days-range')

export const commuterInput = z.object({
  year: taxYear.default(Math.max(...publishedYears)),
  home: z.enum(['DE', 'FR', 'IT', 'AT', 'LI'], { error: error('home-abroad-unknown') }),
  canton: requiredCanton,
  monthlyIncome: amount('monthly-salary-missing').refine((francs) => francs > 0, {
    error: error('salary-not-positive'),
  }),
  thirteenth: yesOrNo.default('no'),
  bonus: amount().default(0),
  months: wholeNumber({ least: 1, most: 12 }, 'days-range').default(12),
  workDays: wholeNumber({ least: 1, most: 366 }, 'days-range').default(240),
  homeOfficeDays: days.default(0),
  missionDays: days.default(0),
  nightsAway: days.default(0),
  dayTrips: days.default(0),
  agreedDays: wholeNumber({ least: 1, most: 300 }, 'days-range').optional(),
  /** Decides the rule for Germany and the cantons of the agreement with France, so it is never assumed. */
  certificate: yesOrNo.optional(),
  withinZone: yesOrNo.optional(),
  workedBefore: yesOrNo.optional(),
  publicService: yesOrNo.optional(),
  secondIncome: yesOrNo.default('no'),
  keepsChild: yesOrNo.optional(),
  otherParent: z.enum(['no', 'earns-less', 'earns-more'], { error: error('other-parent-unknown') }).optional(),
  ...householdFields,
})
export type CommuterInput = z.output<typeof commuterInput>

export const commuterCalculator = calculator({
  id: 'commuter',
  asks: 'monthlyIncome',
  fields: commuterInput,
  labels: () => ({ ...copy().fields, ...householdLabels, canton: placeLabels.canton }),
  compute: (input, { source }) => commuterResult(source, input),
  report,
})

export type CommuterOutcome = Extract<ReturnType<typeof commuterResult>, { ok: true }>

function report(result: CommuterOutcome): ReportDraft {
  const { year, rule, mostCents, leastCents, homeTax, trace, flags, dataState } = result
  const words = copy()
  return {
    title: words.title(year),
    tables: [
      {
        title: words.rules[rule].title,
        columns: ['CHF'],
        rows:
          leastCents === mostCents
            ? [{ label: words.swissTax, values: [formatAmount(mostCents)], total: true }]
            : [
                { label: words.least, values: [formatAmount(leastCents)] },
                { label: words.most, values: [formatAmount(mostCents)], total: true },
              ],
      },
      ...(homeTax.amounts
        ? [
            {
              title: words.bothStates.title,
              columns: [words.bothStates.least, words.bothStates.most],
              rows: homeTaxRows(result).map(({ least, most, ...row }) => ({ ...row, values: [least, most] })),
            },
          ]
        : []),
      traceTable(trace),
    ],
    sentences: [words.rules[rule].text, ...homeTaxWords(result), ...sourceLines(homeTax.sources)],
    flags,
    dataState,
  }
}

function sourceLines(sources: CommuterOutcome['homeTax']['sources']): string[] {
  const listed = sources.map(({ law, href }) => `${law} (${href})`)
  return listed.length > 0 ? [`${copy().bothStates.sources} ${listed.join('; ')}`] : []
}
