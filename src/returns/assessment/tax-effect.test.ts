import { expect, test } from 'vitest'
import { expectedTax } from '#returns/expected/expected-tax.ts'
import type { TaxFacts } from '#returns/facts/facts-of.ts'
import { figuresOnDisk } from '#tax/figures.server.ts'
import type { Difference } from './assessment.ts'
import { taxEffects } from './tax-effect.ts'

const facts: TaxFacts = {
  ...{ taxYear: 2025, communeId: 371, civilStatus: 'single', childrenBorn: [], confession: 'none' },
  ...{ birthYear: 1985, partnerBirthYear: null, isPartYear: false },
}
const fig = (code: Difference['code'], francs: number) =>
  ({ code, person: 'client', amountCents: francs * 100 }) as const
const differs = (code: Difference['code'], declared: number, assessed: number): Difference => ({
  ...{ code, person: 'client', declaredCents: declared * 100, statedCents: declared * 100, reason: '' },
  assessedCents: assessed * 100,
  ...{ version: 1, earlier: [], differenceCents: (assessed - declared) * 100, isAgainst: true },
})
const tax = (...figures: ReturnType<typeof fig>[]) => {
  const result = expectedTax(figuresOnDisk, figures, facts)
  if (!result.ok) throw new Error('not computed')
  return result
}

test('each effect is the tax with one difference minus the tax without; the total applies all at once', () => {
  const declared = [fig('salary', 90_000), fig('training', 4_000), fig('accounts', 200_000)]
  const training = differs('training', 4_000, 0)
  const other = differs('other-income', 0, 6_000)
  const effects = taxEffects(figuresOnDisk, declared, [training, other], facts)
  const before = tax(...declared).balanceCents
  const [salary, accounts] = [fig('salary', 90_000), fig('accounts', 200_000)]
  const income = fig('other-income', 6_000)
  const both = tax(salary, accounts, income)
  expect(effects).toMatchObject({
    ok: true,
    ofEach: {
      'training client': tax(salary, accounts).balanceCents - before,
      'other-income client': tax(...declared, income).balanceCents - before,
    },
    totalCents: both.balanceCents - before,
  })
  if (!effects.ok) throw new Error('not computed')
  expect(effects.totalCents).toBeGreaterThan(0)
  const { confederation, canton, commune, church } = effects.taxes
  expect(confederation + canton + commune + church).toBe(both.taxes.total * 100)
})

test('a difference in withheld tax changes the balance, and missing facts are reported', () => {
  const declared = [fig('salary', 90_000), fig('tax-at-source', 9_000)]
  const withheld = differs('tax-at-source', 9_000, 8_000)
  expect(taxEffects(figuresOnDisk, declared, [withheld], facts)).toMatchObject({ totalCents: 100_000 })
  expect(taxEffects(figuresOnDisk, declared, [], facts)).toMatchObject({ totalCents: 0, ofEach: {} })
  const unknown = taxEffects(figuresOnDisk, declared, [withheld], { ...facts, communeId: null })
  expect(unknown).toMatchObject({ ok: false, reasons: [{ code: 'commune-unknown' }] })
})

test('a smaller deduction of medical costs changes the tax by that amount, although only the excess is deductible', () => {
  const declared = [fig('salary', 90_000), fig('medical-costs', 10_000)]
  const cut = { ...differs('medical-costs', 6_000, 4_000), statedCents: 1_000_000 }
  const expected = tax(fig('salary', 90_000), fig('medical-costs', 8_000)).balanceCents - tax(...declared).balanceCents
  expect(expected).toBeGreaterThan(0)
  expect(taxEffects(figuresOnDisk, declared, [cut], facts)).toMatchObject({ totalCents: expected })
})
