import { describe, expect, test } from 'vitest'
import type { FigurePerson } from '#returns/amounts/figure.ts'
import { allFigureCodes, type FigureCode, groupOf, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { counting, sumOf } from '#returns/amounts/worksheet.ts'
import { computeReturn, expectedTax } from '#returns/expected/expected-tax.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import { type Canton, cantons } from '#tax/figures.ts'
import { allowedAmounts } from './allowed-amounts.ts'
import { codeSource, findForm } from './form-codes.ts'
import { type TransferLineId, transferLines } from './transfer-lines.ts'
import { type TransferFigure, transferSheet } from './transfer-sheet.ts'

const communes = { BE: 371, ZH: 261, VD: 5586, GE: 6621, BS: 2701 } as const
const facts: TaxFacts = {
  ...{ taxYear: 2025, communeId: communes.ZH, civilStatus: 'married', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: 1985, isPartYear: false },
}

const fig = (code: FigureCode, francs: number | null, person: FigurePerson = 'client'): TransferFigure => ({
  ...{ code, person, state: 'confirmed', amountCents: francs === null ? null : Math.round(francs * 100) },
})
const salaries = [fig('salary', 118_640), fig('salary', 60_000, 'partner'), fig('insurance-premiums', 9_000, 'joint')]

function sheetOf(
  figures: readonly TransferFigure[],
  canton: keyof typeof communes = 'ZH',
  changes: Partial<TaxFacts> = {},
) {
  const computed = computeReturn(figuresOnDisk, figures, { ...facts, communeId: communes[canton], ...changes })
  return transferSheet({ figures, allowed: computed.ok ? allowedAmounts(computed) : null, form: findForm(canton) })
}
type Sheet = ReturnType<typeof sheetOf>
const linesIn = (sheet: Sheet) => sheet.flatMap(({ lines }) => lines)
const fieldsIn = (sheet: Sheet, id: TransferLineId) => linesIn(sheet).find((line) => line.id === id)?.fields ?? []
const amountsIn = (sheet: Sheet, id: TransferLineId) =>
  fieldsIn(sheet, id).map(({ person, canton, federal }) => [person, canton, federal])

describe('codes of the cantons', () => {
  test.each<[keyof typeof communes, FigureCode, FigurePerson, TransferLineId, (string | null)[]]>([
    ['ZH', 'salary', 'client', 'salary', ['100', '101']],
    ['ZH', 'side-job', 'partner', 'side-job', ['103']],
    ['ZH', 'child-allowances', 'client', 'daily-allowances', ['142']],
    ['ZH', 'property-income', 'joint', 'property-net', ['188']],
    ['ZH', 'bank-debt', 'joint', 'total-debts', ['470']],
    ['VD', 'commuting', 'client', 'commuting', ['140']],
    ['VD', 'weekly-stay', 'client', 'meals', ['150']],
    ['VD', 'accounts', 'joint', 'securities-value', ['410']],
    ['GE', 'gross-salary', 'client', 'gross-salary', ['11.10', '21.10']],
    ['GE', 'salary', 'client', 'salary', [null, null]],
    ['GE', 'equity', 'partner', 'equity', ['21.40']],
    ['BE', 'salary', 'client', 'salary', [null, null]],
    ['BS', 'accounts', 'joint', 'accounts', [null]],
  ])('%s: %s of %s goes into the line %s with the codes %j', (canton, code, person, id, codes) => {
    const sheet = sheetOf([...salaries, fig(code, 1_000, person)], canton)
    expect(fieldsIn(sheet, id).map((field) => field.code)).toEqual(codes)
  })

  test('Bern, Basel-Stadt and cantons that were not read have no codes', () => {
    expect(cantons.filter((canton: Canton) => findForm(canton))).toEqual(['ZH', 'VD', 'GE'])
    for (const canton of ['BE', 'BS'] as const) {
      const fields = linesIn(sheetOf([...salaries, fig('accounts', 5)], canton)).flatMap((line) => line.fields)
      expect(fields.filter(({ code }) => code !== null)).toEqual([])
    }
  })

  test('every code has a source with its year', () => {
    for (const form of cantons.flatMap((canton) => findForm(canton) ?? [])) {
      for (const { sources } of Object.values(form.codes)) {
        expect(sources.map((id) => codeSource(id).year).every((year) => year >= 2013 && year <= 2026)).toBe(true)
        expect(sources.length).toBeGreaterThan(0)
      }
    }
  })

  test('lines that share a code are one field with one amount', () => {
    const sheet = sheetOf([...salaries, fig('daily-allowances', 700), fig('child-allowances', 2_400)])
    expect(linesIn(sheet).find(({ id }) => id === 'daily-allowances')?.parts).toEqual([
      'daily-allowances',
      'child-allowances',
    ])
    expect(amountsIn(sheet, 'daily-allowances')).toEqual([['client', 3_100, undefined]])
  })
})

describe('order', () => {
  test('every figure is in exactly one entry', () => {
    const codes = transferLines.flatMap((line) => (line.kind === 'entry' ? [line.id, ...(line.also ?? [])] : []))
    expect(codes.toSorted()).toEqual(allFigureCodes.toSorted())
  })

  test('totals come after the lines that they add up', () => {
    const at = (id: TransferLineId) => transferLines.findIndex((line) => line.id === id)
    for (const line of transferLines) {
      if (line.kind === 'total') {
        for (const part of [...line.add, ...(line.less ?? [])]) expect(at(part)).toBeLessThan(at(line.id))
      }
    }
  })

  test('sections and lines follow the return, whatever the order of the figures', () => {
    const sheet = sheetOf([fig('bank-debt', 9), fig('commuting', 2), fig('interest-taxed', 5), ...salaries])
    expect(sheet.map(({ id }) => id)).toEqual([
      ...['income', 'securities', 'total', 'work', 'deductions', 'further', 'debts', 'result'],
    ])
  })
})

describe('amounts', () => {
  const all = allFigureCodes.flatMap((code, at) => [fig(code, 1_000 + at + 0.35), fig(code, 10 + at, 'partner')])

  test.each(['ZH', 'VD', 'GE', 'BE', 'BS'] as const)(
    '%s: the entries add up to the worksheet in each group',
    (canton) => {
      const sums = new Map<string, number>()
      for (const { kind, parts, fields } of linesIn(sheetOf(all, canton))) {
        const [code] = parts
        if (kind !== 'entry' || !code || !isFigureCode(code)) continue
        const entered = fields.filter(({ isBeside }) => !isBeside).reduce((sum, field) => sum + field.enteredCents, 0)
        sums.set(groupOf(code), (sums.get(groupOf(code)) ?? 0) + entered)
      }
      const worksheet = Map.groupBy(counting(all), ({ code }) => groupOf(code))
      expect(sums).toEqual(new Map([...worksheet].map(([group, lines]) => [group, sumOf(lines)])))
    },
  )

  test('limits are applied for each person, with both taxes side by side', () => {
    const sheet = sheetOf([...salaries, fig('commuting', 9_000), fig('commuting', 1_200, 'partner')])
    const [own, partners] = fieldsIn(sheet, 'commuting')
    expect(own).toMatchObject({ person: 'client', federal: 3_300, enteredCents: 900_000 })
    expect(own?.canton).toBeLessThan(9_000)
    expect(partners).toMatchObject({ person: 'partner', canton: 1_200, federal: 1_200 })
    expect(amountsIn(sheet, 'professional-costs')).toEqual([
      ['client', 3_559, 3_559],
      ['partner', 2_000, 2_000],
    ])
    expect(fieldsIn(sheet, 'work-costs').map(({ code, federal }) => [code, federal])).toEqual([
      ['220', 3_300 + 3_559],
      ['240', 1_200 + 2_000],
    ])
  })

  test('net income is what the expected tax computes before the further deductions', () => {
    const figures = [...salaries, fig('pillar-3a', 7_258), fig('debt-interest', 1_500), fig('commuting', 2_000)]
    const expected = expectedTax(figuresOnDisk, figures, facts)
    if (!expected.ok) throw new Error('not computed')
    const sheet = sheetOf(figures)
    const further = sheet.find(({ id }) => id === 'further')?.lines.flatMap(({ fields }) => fields) ?? []
    const [net] = fieldsIn(sheet, 'net-income')
    for (const level of ['canton', 'federal'] as const) {
      const rest = further.reduce((sum, field) => sum + (field[level] ?? 0), 0)
      expect((net?.[level] ?? 0) - rest).toBe(expected.taxableIncome[level])
    }
    expect(amountsIn(sheet, 'taxable-income')).toEqual([
      [null, expected.taxableIncome.canton, expected.taxableIncome.federal],
    ])
  })

  describe('part of a year', () => {
    const stay = { taxYear: 2026, isPartYear: true, arrivedOn: '2026-07-01' }
    const figures = [...salaries, fig('commuting', 9_000), fig('pillar-3a', 3_000), fig('debt-interest', 1_500)]

    test.each(['ZH', 'BE', 'BS'] as const)('%s: its lines lead to the taxable income of the period', (canton) => {
      const expected = expectedTax(figuresOnDisk, figures, { ...facts, ...stay, communeId: communes[canton] })
      if (!expected.ok) throw new Error('not computed')
      const sheet = sheetOf(figures, canton, stay)
      const further = sheet.find(({ id }) => id === 'further')?.lines.flatMap(({ fields }) => fields) ?? []
      const [net] = fieldsIn(sheet, 'net-income')
      for (const level of ['canton', 'federal'] as const) {
        const rest = further.reduce((sum, field) => sum + (field[level] ?? 0), 0)
        expect((net?.[level] ?? 0) - rest).toBe(expected.taxableIncome[level])
      }
    })

    test('limits by duration are cut, and a limit cut without a source says so', () => {
      const sheet = sheetOf(figures, 'ZH', stay)
      expect(fieldsIn(sheet, 'insurance-premiums')).toMatchObject([{ federal: 1_850, open: null }])
      expect(fieldsIn(sheet, 'commuting')).toMatchObject([{ federal: 1_650, open: 'limit-cut-by-days' }])
      expect(fieldsIn(sheet, 'pillar-3a')).toMatchObject([{ federal: 3_000, open: null }])
      expect(amountsIn(sheet, 'professional-costs')).toMatchObject([
        ['client', 2_000, 2_000],
        ['partner', 1_800, 1_800],
      ])
    })
  })

  test('securities are split by withholding tax, debts are gross and their interest is apart', () => {
    const sheet = sheetOf([
      ...[...salaries, fig('interest-taxed', 100), fig('securities-taxed', 200), fig('securities-untaxed', 50)],
      ...[fig('mortgage', 400_000, 'joint'), fig('debt-interest', 60_000, 'joint')],
    ])
    expect(amountsIn(sheet, 'securities-a')).toEqual([[null, 300, undefined]])
    expect(amountsIn(sheet, 'securities-income')).toEqual([[null, 350, undefined]])
    expect(amountsIn(sheet, 'total-debts')).toEqual([[null, 400_000, undefined]])
    expect(amountsIn(sheet, 'interest-paid')).toEqual([[null, 60_000, undefined]])
    expect(amountsIn(sheet, 'debt-interest')).toEqual([[null, 50_350, 50_350]])
  })

  test('Geneva asks for the gross salary, which is in no total', () => {
    const sheet = sheetOf([...salaries, fig('gross-salary', 130_000)], 'GE')
    expect(fieldsIn(sheet, 'gross-salary')).toMatchObject([
      { code: '11.10', canton: 130_000, isBeside: true },
      { code: '21.10', canton: null, unknown: 'not-stated' },
    ])
    expect(amountsIn(sheet, 'salary')).toEqual([
      ['client', 118_640, undefined],
      ['partner', 60_000, undefined],
    ])
  })

  test('the rent that the engine assumes for Vaud is not shown as an amount', () => {
    const family = transferSheet({
      ...{ figures: salaries, form: findForm('VD') },
      allowed: { amounts: new Map([['rent.household', null]]), open: new Map() },
    })
    expect(fieldsIn(family, 'rent')).toMatchObject([{ code: '660', canton: null, unknown: 'assumed' }])
  })
})

describe('unknown amounts', () => {
  test('an amount that no one has stated makes its field and totals unknown, never zero', () => {
    const sheet = sheetOf([...salaries, fig('accounts', 500), fig('accounts', null), fig('securities', 100)])
    expect(amountsIn(sheet, 'accounts')).toEqual([[null, null, undefined]])
    expect(fieldsIn(sheet, 'total-assets')).toMatchObject([{ canton: null, unknown: 'not-stated' }])
    expect(amountsIn(sheet, 'securities')).toEqual([[null, 100, undefined]])
  })

  test('premiums are missing until they are stated', () => {
    const [salary] = salaries
    const sheet = sheetOf(salary ? [salary] : [])
    expect(fieldsIn(sheet, 'insurance-premiums')).toMatchObject([
      { canton: null, federal: null, unknown: 'not-stated' },
    ])
  })

  test('without a computed tax, limited amounts are unknown and the others are shown', () => {
    const figures = [...salaries, fig('commuting', 500), fig('accounts', 10)]
    const sheet = transferSheet({ figures, allowed: null, form: findForm('ZH') })
    expect(fieldsIn(sheet, 'commuting')).toMatchObject([{ canton: null, federal: null, unknown: 'not-computed' }])
    expect(amountsIn(sheet, 'accounts')).toEqual([[null, 10, undefined]])
  })

  test('an owner who lives abroad has no limited lines, because costs are split by assets worldwide', () => {
    const figures = [fig('property', 600_000), fig('property-income', 24_000)]
    const elsewhere = { cantons: [], livesAbroad: true, worldIncomeCents: null, worldAssetsCents: null }
    expect(computeReturn(figuresOnDisk, figures, { ...facts, elsewhere })).toEqual({ ok: false, reasons: [] })
  })

  test('a case without figures has no lines', () => {
    expect(transferSheet({ figures: [], allowed: null, form: findForm('ZH') })).toEqual([])
  })
})
