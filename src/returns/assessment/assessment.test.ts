import { describe, expect, test } from 'vitest'
import { objectionDrafts } from '#content/objection-letters.ts'
import { t } from '#platform/texts.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import { allFigureCodes } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { type AssessedFigure, compareAssessed, differencesOf, groupsOf, restOf } from './assessment.ts'
import { checkBill, noBill, openCentsOf } from './bill.ts'
import { objectionRows } from './objection-rows.ts'
import { officeNames } from './office-names.ts'

const line = (requested: Partial<FigureLine>): FigureLine => ({
  ...{ lineId: 'a', version: 1, code: 'salary', label: '', person: 'client', amountCents: 100, source: 'adviser' },
  ...{ documentId: null, filename: null, page: null, statementId: null, statementLine: null, original: null, note: '' },
  ...{ state: 'confirmed', byName: null, createdAt: new Date(0), earlier: [] },
  ...requested,
})
const assessed = (requested: Partial<AssessedFigure>): AssessedFigure => ({
  ...{ code: 'salary', person: 'client', version: 1, amountCents: 100, reason: '', byName: null },
  createdAt: new Date(0),
  ...requested,
})

test('confirmed lines add up per figure and person, and the newest assessed version applies', () => {
  const lines = compareAssessed(
    [
      line({ lineId: 'a', amountCents: 100 }),
      line({ lineId: 'b', amountCents: 50 }),
      line({ lineId: 'c', person: 'partner', amountCents: 70 }),
      line({ lineId: 'd', code: 'commuting', amountCents: 30, state: 'proposed' }),
    ],
    [
      assessed({ amountCents: 150 }),
      assessed({ version: 2, amountCents: 160, reason: 'R' }),
      assessed({ code: 'other-income', amountCents: 9 }),
      assessed({ code: 'meals', amountCents: 4 }),
      assessed({ code: 'meals', version: 2, amountCents: null }),
    ],
  )
  expect(
    lines.map(({ code, person, declaredCents, assessedCents, version }) => [
      code,
      person,
      declaredCents,
      assessedCents,
      version,
    ]),
  ).toEqual([
    ['salary', 'client', 150, 160, 2],
    ['salary', 'partner', 70, null, 0],
    ['other-income', 'client', 0, 9, 1],
  ])
  expect(lines[0]?.earlier.map(({ amountCents }) => amountCents)).toEqual([150])
  expect(groupsOf(lines)).toMatchObject([{ group: 'income', declaredCents: 220, assessedCents: 239 }])
  expect(restOf(lines)).toBe('salary partner 70')
})

describe('compareAssessed with limits', () => {
  const limits = new Map([
    ['insurance-premiums.household', { canton: 5800, federal: 3700 }],
    ['pillar-3a.partner', { canton: 5000, federal: 5000 }],
    ['pillar-3a.client', { canton: 11_258, federal: 11_258 }],
  ])
  const compare = (...amounts: (readonly [FigureLine['code'], FigureLine['person'], number])[]) =>
    compareAssessed(
      amounts.map(([code, person, amountCents], at) => line({ lineId: String(at), code, person, amountCents })),
      [assessed({ code: 'insurance-premiums', person: 'joint', amountCents: 580_000 })],
      limits,
    )

  test('a deduction is declared up to its limit, so that the limit itself is no difference to object to', () => {
    const lines = compare(['insurance-premiums', 'joint', 1_056_050])
    expect(lines).toMatchObject([{ declaredCents: 580_000, statedCents: 1_056_050, assessedCents: 580_000 }])
    expect(differencesOf(lines)).toEqual([])
  })

  test('pillar 3a and later contributions of a person use up one limit, in the order of the return', () => {
    const lines = compare(
      ['pillar-3a', 'client', 725_800],
      ['pillar-3a-purchase', 'client', 400_000],
      ['pillar-3a', 'partner', 500_000],
      ['pillar-3a-purchase', 'partner', 150_000],
      ['salary', 'client', 10_000_000],
    )
    expect(lines.map(({ code, person, declaredCents }) => [code, person, declaredCents])).toEqual([
      ['salary', 'client', 10_000_000],
      ['pillar-3a', 'client', 725_800],
      ['pillar-3a', 'partner', 500_000],
      ['pillar-3a-purchase', 'client', 400_000],
      ['pillar-3a-purchase', 'partner', 0],
      ['insurance-premiums', 'joint', 0],
    ])
  })
})

test.each([
  ['salary', 100, 120, true],
  ['salary', 100, 80, false],
  ['commuting', 100, 0, true],
  ['commuting', 100, 120, false],
  ['accounts', 100, 120, true],
  ['mortgage', 100, 50, true],
  ['tax-at-source', 100, 50, true],
] as const)('%s declared %i and assessed %i: against the client is %s', (code, declared, content, isAgainst) => {
  const lines = compareAssessed([line({ code, amountCents: declared })], [assessed({ code, amountCents: content })])
  const [difference] = differencesOf(lines)
  expect(difference).toMatchObject({ differenceCents: content - declared, isAgainst })
})

test('bills are compared to the franc, and a part missing on either side is reported', () => {
  const bill = { ...noBill, confederation: 100_050, canton: 500_000, commune: 90_000, interest: 1_000, paid: 400_000 }
  const checks = checkBill(bill, { confederation: 100_000, canton: 480_000, commune: null, church: 5_000 })
  expect(checks.map(({ code }) => code)).toEqual(['equal', 'differs', 'not-computed', 'no-bill'])
  expect(checks.map(t(returnTexts.assessment).billChecks)[1]).toMatch(/the bill is CHF.200 higher/)
  expect(checkBill(bill, null).map(({ code }) => code)).not.toContain('equal')
  expect(openCentsOf(bill)).toBe(291_050)
})

test('an objection draft lists the differences in its language and asks for reasons in that language', () => {
  const lines = compareAssessed(
    [line({ code: 'commuting', person: 'partner', amountCents: 320_000 }), line({ lineId: 'b' })],
    [
      assessed({ code: 'commuting', person: 'partner', amountCents: 0, reason: 'The way [32 km] was proven.' }),
      assessed({ amountCents: 50 }),
    ],
  )
  const facts = { firm: 'Firm', client: 'Ana', address: 'Biel', office: 'Office', taxYear: 2025 }
  const dated = { ...facts, assessedOn: '10.11.2026', deliveredOn: '12.11.2026' }
  const draft = (language: 'de' | 'fr' | 'it' | 'en') =>
    objectionDrafts[language]({ ...dated, rows: objectionRows(differencesOf(lines), language) })
  expect(draft('de').requests).toContain(
    '– Fahrkosten (Ehepartner): CHF\u00a03’200.00 gemäss Steuererklärung, statt CHF\u00a00.00',
  )
  expect(draft('de').requests).not.toContain('Haupterwerb')
  expect(draft('de').reasons).toBe('Fahrkosten (Ehepartner): [Begründung auf Deutsch: The way 32 km was proven.]')
  expect(draft('fr').requests).toContain('Frais de déplacement (conjoint)')
  expect(draft('it').requests).toContain('Spese di trasporto (coniuge)')
  expect(draft('en').requests).toContain('CHF\u00a03,200.00')
  expect(draft('en').reasons).toBe('Commuting (Partner): The way 32 km was proven.')
  expect(objectionDrafts.de(dated).requests).toContain('[Position und Betrag]')
})

test.each(['de', 'fr', 'it'] as const)('every figure has a distinct name in %s', (language) => {
  const names = allFigureCodes.map((code) => officeNames[language].codes[code])
  expect(new Set(names).size).toBe(names.length)
})
