import { describe, expect, test } from 'vitest'
import * as taxTexts from '#tax/locales/en.ts'
import { readFigures } from './figures.server.ts'
import { cantons, publishedYears } from './figures.ts'
import type { Flag } from './flag.ts'
import { errorsInWords, flagInWords, inWords } from './tax-texts.ts'

describe('trace lines', () => {
  test('a trace line shows its own law, or the article of the figures', () => {
    expect(
      inWords({
        part: 'canton',
        code: 'income.simple-tax-less-child-credit',
        amount: 900,
        values: { simple: 1000, children: 1, credit: 100 },
        article: 'StG',
      }),
    ).toMatchObject({ label: 'Basic tax after child credit', from: '1,000 − 1 × 100', law: 'StG' })
    expect(
      inWords({
        part: 'canton',
        code: 'capital.simple-tax',
        amount: 1,
        values: { basis: { by: 'share', percent: 30, lowestPercent: 2 } },
        article: 'StG',
        figures: { source: 'ESTV', stateDate: '2026-09-01' },
      }),
    ).toMatchObject({
      from: '30% of the income tax on the same amount, at least 2% of the capital',
      law: 'StG; StHG Art. 11 para. 3',
      figures: 'ESTV, as of 2026-09-01',
    })
  })

  test('an own amount is described as such', () => {
    const deduction = { part: 'canton deductions', code: 'canton-deduction.rent', values: { rent: 20_000 } } as const
    expect(inWords({ ...deduction, amount: -5000 }).from).toBe('assumed rent 20,000')
    expect(inWords({ ...deduction, amount: -5000, own: true }).from).toBe(taxTexts.results.ownAmount)
  })

  test.each([
    [{ by: 'steps', row: 3, percent: 3, above: 12_000 }, 'row 3: 3% of the amount above 12,000'],
    [
      { by: 'lower-bound', row: 3, tax: 138.6, percent: 0.88, above: 33_200 },
      'row 3: 138.60 + 0.88% of the amount above 33,200',
    ],
    [{ by: 'formula', row: 1, formula: '' }, 'row 1: nothing'],
  ] as const)('the tariff row %j is described in words', (row, words) => {
    expect(inWords({ part: 'wealth', code: 'wealth.simple-tax', amount: 1, values: { base: 1, row } }).row).toBe(words)
  })
})

describe('flags and errors', () => {
  test.each(publishedYears)('every flag of the figures of %d has a text', (year) => {
    const flags = cantons.flatMap((canton): Flag[] => {
      const read = readFigures(year, canton)
      if (!read.ok) throw new Error(`no figures for ${canton}`)
      const { unchecked = [], gross } = read.canton.rules
      return [
        ...unchecked.map((rule): Flag => ({ code: 'not-checked.rule', values: { canton, year, rule } })),
        { code: 'not-checked.deductions', values: { year, notes: gross?.notes ?? [] } },
      ]
    })
    for (const flag of flags) expect(flagInWords(flag)).toEqual({ code: 'not-checked', text: expect.any(String) })
  })

  test('the API code of a flag is the part before the dot', () => {
    expect(
      flagInWords({ code: 'not-checked.rule', values: { canton: 'VD', year: 2025, rule: 'tax-reduction' } }),
    ).toEqual({
      code: 'not-checked',
      text: 'VD 2025: cantonal tax is reduced by 4% (3.5% since 2024, a further 0.5% since 2025). This has not been checked against the FTA’s calculator.',
    })
  })

  test('errors are translated field by field', () => {
    const why = { code: 'special', values: { tariff: 'D0N', letter: 'D' } } as const
    expect(
      errorsInWords({
        commune: 'place-missing',
        year: { code: 'year-not-published', values: { year: 2027 } },
        code: { code: 'tariff-without-table', values: { why } },
      }),
    ).toEqual({
      commune: taxTexts.results.plainErrors['place-missing'],
      year: 'Official figures for 2027 have not been published yet. Available: 2025 and 2026.',
      code: expect.stringMatching(/^There is no income table for D0N\. D: Refund of AHV contributions\. For people/),
    })
  })
})
