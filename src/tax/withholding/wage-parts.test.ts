import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { rateIncome, wageAndFee } from './wage-parts.ts'

const number = (value: unknown) => Number(value)

function ask(entries: Record<string, string>) {
  const fields = { tab: 'withholding-tax', year: '2026', canton: 'zurich', commune: 'Zürich', ...entries }
  const calculation = calculate(new URLSearchParams(fields), '2026-11-27')
  if (calculation.tab !== 'withholding-tax') throw new Error('wrong tab')
  return calculation
}

function computed(entries: Record<string, string>) {
  const { result, errors } = ask(entries)
  if (!result || result.exempt !== null) throw new Error(JSON.stringify(errors))
  return result
}

const incomesOf = ({ yearly }: ReturnType<typeof computed>, of: 'month' | 'fee') =>
  yearly.lines[of].map(({ values }) => ('income' in values ? values.income : null))

describe('fee of a board member', () => {
  test.each(examplesOf('board-fee'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const paid = {
      wageCents: number(inputs.grossSalaryMarch) * 100,
      feeCents: number(inputs.boardFeeMarch) * 100,
      livesAbroad: inputs.residence === 'abroad',
    }
    const { byTariff, flat } = wageAndFee(paid)
    expect(byTariff / 100).toBe(expected.baseOrdinaryTariff)
    expect(flat && flat.feeCents / 100).toBe(expected.baseBoardFee ?? null)
  })

  const paid = { monthlyIncome: '10000', boardFee: '5000' }

  test('of a resident is taxed with the salary of its month, at the rate of both', () => {
    const [without, result] = [computed({ monthlyIncome: '10000' }), computed(paid)]
    expect(incomesOf(result, 'fee')).toEqual([15_000])
    expect(result).toMatchObject({ boardFee: null, monthCents: without.monthCents })
    expect(result.yearly.grossCents).toBe(12_500_000)
    expect(result.yearly.months.toSpliced(10, 1)).toEqual(without.yearly.months.slice(1))
    expect(result.yearly.months[10] ?? 0).toBeGreaterThan(without.monthCents * 1.5)
  })

  test('in a canton with the annual model, it sets the rate of the whole year', () => {
    const place = { canton: 'geneva', commune: 'Genève' }
    const result = computed({ ...paid, ...place })
    expect(result.yearly).toMatchObject({ model: 'annual', lines: { fee: [] } })
    expect(result.monthCents).toBeGreaterThan(computed({ monthlyIncome: '10000', ...place }).monthCents)
  })

  test('of a person abroad is taxed apart at 5%, and the rate of the salary stays', () => {
    const abroad = { crossBorder: 'AT', permit: 'G' }
    const [without, result] = [computed({ monthlyIncome: '10000', ...abroad }), computed({ ...paid, ...abroad })]
    expect(result.yearly).toEqual(without.yearly)
    expect(result.boardFee).toMatchObject({ feeCents: 500_000, federalCents: 25_000 })
    expect(result.notes.map(({ code }) => code)).toContain('not-checked.board-canton')
  })
})

describe('several jobs', () => {
  test.each(examplesOf('part-time-rate'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const here = number(inputs.workPercentHere)
    const cents = number(inputs.grossMonthly) * 100
    expect(rateIncome(cents, { here, ofAll: number(inputs.workPercentTotal) }) / 100).toBe(expected.incomeForRate)
    expect(rateIncome(cents, { here }) / 100).toBe(8_000)
    expect(rateIncome(cents) / 100).toBe(expected.base)
  })

  test.each([
    [{ here: 100 }, 400_000],
    [{ here: 100, ofAll: 120 }, 480_000],
    [{ here: 33, ofAll: 100 }, 1_212_121],
    [{ here: 1 }, 40_000_000],
  ])('4,000 francs for %j count %d centimes for the rate', (workload, cents) =>
    expect(rateIncome(400_000, workload)).toBe(cents),
  )

  test('the calculator taxes this job at the rate of all jobs', () => {
    const [alone, disclosed, hidden] = [
      computed({ monthlyIncome: '4000' }),
      computed({ monthlyIncome: '4000', workPercent: '50', workPercentAll: '80' }),
      computed({ monthlyIncome: '4000', workPercent: '50' }),
    ]
    expect(disclosed.yearly.trace[0]?.values).toMatchObject({ income: 4_000, readAt: 6_400 })
    expect(alone.monthCents).toBeLessThan(disclosed.monthCents)
    expect(disclosed.monthCents).toBeLessThan(hidden.monthCents)
    expect(disclosed.notes.map(({ code }) => code)).toContain('not-checked.several-jobs')
  })

  test.each([
    [{ workPercentAll: '80' }, { workPercent: 'percent-here-missing' }],
    [{ workPercent: '60', workPercentAll: '50' }, { workPercentAll: 'percent-total-below' }],
    [{ workPercent: '0' }, { workPercent: 'percent-range' }],
    [{ workPercent: '101' }, { workPercent: 'percent-range' }],
    [{ workPercent: '50', workPercentAll: '201' }, { workPercentAll: 'percent-range' }],
  ])('%j is refused', (entries, errors) =>
    expect(ask({ monthlyIncome: '4000', ...entries })).toMatchObject({ result: null, errors }),
  )
})

test.each(examplesOf('staff-leasing'))('$id ($origin, $source)', ({ inputs, expected }) => {
  // The form asks for what the agency pays; the price that its client pays is no income of the worker.
  const hours = 160
  const result = computed({ monthlyIncome: String(number(inputs.workerGrossPerHour) * hours) })
  expect(incomesOf(result, 'month')).toEqual([number(expected.basePerHour) * hours])
})
