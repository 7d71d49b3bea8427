import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Canton } from '#tax/figures.ts'
import { flagName } from '#tax/flag.ts'
import { whole } from '#tax/tariff/fraction.ts'
import { inWords } from '#tax/tax-texts.ts'
import { federalTax } from './federal-tax.ts'
import { incomeTax } from './income-tax.ts'
import { figuresAsOf, findCommune } from './select.ts'

function place(canton: Canton, bfsId: number, { year = 2026, day = '' } = {}) {
  const found = readFigures(year, canton)
  if (!found.ok) throw new Error('not published')
  const figures = { canton: day ? figuresAsOf(found.canton, day) : found.canton, federal: found.federal }
  const commune = findCommune(figures.canton, bfsId)
  if (!commune) throw new Error(`no commune ${bfsId}`)
  return { figures, commune }
}

const household = {
  maritalStatus: 'single',
  children: 0,
  confession: 'none',
  taxableIncome: 100_000,
  taxableIncomeFederal: 100_000,
  taxableWealth: 0,
} as const

test('a year without figures is reported as not published; figures of another year are never used', () => {
  expect(readFigures(2027, 'ZH')).toEqual({ ok: false, reason: 'not-published', year: 2027 })
  expect(readFigures(2024, 'ZH')).toEqual({ ok: false, reason: 'not-published', year: 2024 })
})

describe('federal direct tax 2026', () => {
  const { figures } = place('ZH', 261)
  test.each([
    ['single', 0, 15_200, 0],
    ['single', 0, 18_400, 0], // A tax of 24.64 is below 25 and therefore not collected.
    ['single', 0, 18_500, 25],
    ['single', 0, 100_000, 2_684],
    ['single', 0, 100_099, 2_684],
    ['married', 0, 100_000, 1_816],
    ['married', 2, 100_000, 1_290],
    ['loneParent', 1, 60_000, 106],
    ['married', 4, 60_000, 0],
    ['single', 0, 1_000_000, 115_000],
  ] as const)('%s with %d children and an income of %d pays %d', (kind, children, income, tax) => {
    expect(federalTax(figures.federal, { kind, children }, whole(income))).toBe(tax)
  })
})

describe('trace', () => {
  test('the trace explains every part with row, rule, law and data state', () => {
    const { figures, commune } = place('ZH', 261)
    const {
      trace,
      total,
      incomeTax: parts,
    } = incomeTax(figures, commune, { ...household, confession: 'protestant', taxableWealth: 500_000 })
    expect(trace.map(({ part }) => part)).toEqual([
      'federal',
      'canton',
      'wealth',
      'personal',
      'canton',
      'commune',
      'wealth',
      'wealth',
      'church',
      'church',
      'total',
    ])
    expect(trace[0]).toMatchObject({
      amount: parts.federal,
      code: 'federal.income-tax',
      figures: { stateDate: '2026-03-02' },
    })
    expect(trace.slice(0, 1).map((line) => inWords(line))).toMatchObject([
      {
        law: 'DBG Art. 36 para. 1',
        figures: expect.stringContaining(
          'Federal Tax Administration (ESTV), tariffs and multipliers, as of 2026-03-02',
        ),
      },
    ])
    expect(trace.slice(1, 2).map((line) => inWords(line))[0]).toMatchObject({
      label: 'Basic tax (simple tax) on income',
      from: 'T(100,000)',
      row: expect.stringContaining('% of the amount above'),
      law: 'StG ZH § 35',
    })
    expect(trace.at(-1)).toMatchObject({ amount: total })
  })

  test('with splitting the trace shows T(q) / q x income', () => {
    const { figures, commune } = place('SG', 3203)
    const line = incomeTax(figures, commune, { ...household, maritalStatus: 'married' }).trace.find(
      ({ part }) => part === 'canton',
    )
    expect(line && inWords(line).from).toMatch(/^T\(50,000\) \/ 50,000 × 100,000 = /)
  })
})

describe('date of the figures', () => {
  test('Frauenfeld has a lower rate after its change during 2026', () => {
    expect(place('TG', 4566, { day: '2026-05-11' }).commune.income).toBe(144)
    expect(place('TG', 4566, { day: '2026-07-23' }).commune.income).toBe(142)
    expect(place('TG', 4566).commune.income).toBe(142)
  })

  test('Vaud has a new tariff from mid 2026', () => {
    const taxOn = (day: string) => {
      const { figures, commune } = place('VD', 5586, { day })
      return incomeTax(figures, commune, household).incomeTax.canton
    }
    expect(taxOn('2026-05-11')).not.toBe(taxOn('2026-07-23'))
  })

  test('without a date the newest tariff is used', () => {
    const newest = place('VD', 5586)
    const dated = place('VD', 5586, { day: '2026-12-31' })
    expect(incomeTax(newest.figures, newest.commune, household).total).toBe(
      incomeTax(dated.figures, dated.commune, household).total,
    )
  })
})

describe('flags for results that are not covered', () => {
  const flagsOf = (canton: Canton, bfsId: number, changed: object = {}, year = 2026) => {
    const { figures, commune } = place(canton, bfsId, { year })
    return incomeTax(figures, commune, { ...household, ...changed }).flags.map(flagName)
  }
  test.each([
    ['ZH', 261, {}, []],
    ['VS', 6266, {}, []],
    ['VS', 6002, {}, ['commune-index', 'personal-tax']],
    ['LU', 1024, {}, ['personal-tax']],
    ['VD', 5586, { confession: 'protestant' }, ['church-not-covered']],
    ['ZH', 261, { confession: 'protestant' }, []],
    ['ZH', 261, { confession: 'roman-catholic' }, ['not-checked']],
    ['AI', 3101, { confession: 'christ-catholic' }, ['church-not-covered']],
    ['GE', 6621, { taxableWealth: 5_000_000 }, ['not-checked']],
    ['VD', 5586, { children: 1, taxableIncome: 300_000 }, ['quotient-limit']],
  ] as const)('in %s, commune %d, a household with %j has the flags %j', (canton, bfsId, changed, codes) => {
    expect(flagsOf(canton, bfsId, changed)).toEqual(codes)
  })

  test('2025 in VD, VS and GE is flagged because it uses values of 2026', () => {
    expect(flagsOf('VD', 5586, {}, 2025)).toContain('not-checked')
    expect(flagsOf('VS', 6266, {}, 2025)).toContain('not-checked')
    expect(flagsOf('GE', 6621, {}, 2025)).toContain('not-checked')
    expect(flagsOf('ZH', 261, {}, 2025)).toEqual([])
  })
})
