import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vatRateOn, vatRatePercent, vatRates } from '#content/vat.ts'
import {
  creditedVatCents,
  type InvoiceState,
  isOpen,
  labelOf,
  mayBecome,
  openCents,
  stateOf,
  vatWithinCents,
} from './invoices/invoice.ts'
import { linesOf } from './invoices/issue-invoice.server.ts'
import { qrReference, referenceFor, referenceInGroups, scorReference, soundReference } from './invoices/reference.ts'

const states: InvoiceState[] = ['issued', 'partly_paid', 'overdue', 'paid', 'credited', 'written_off']

test.each([
  ['issued', 'partly_paid overdue paid credited written_off'],
  ['partly_paid', 'issued overdue paid credited written_off'],
  ['overdue', 'issued partly_paid paid credited written_off'],
  ['paid', 'issued partly_paid overdue credited'],
  ['credited', ''],
  ['written_off', ''],
] as const)('an invoice in state %s may become: %s', (from, to) => {
  const reachable = states.filter((state) => state !== from && mayBecome(from, state))
  expect(reachable.toSorted()).toEqual(to.split(' ').filter(Boolean).toSorted())
})

const cents = fc.integer({ min: 1, max: 50_000_000 })
const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

const amounts = fc
  .tuple(cents, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean())
  .map(([totalCents, paid, credited, isWrittenOff]) => {
    const paidCents = Math.floor(totalCents * paid)
    const creditedCents = Math.floor((totalCents - paidCents) * credited)
    const writtenOffCents = isWrittenOff ? totalCents - paidCents - creditedCents : 0
    return { totalCents, paidCents, creditedCents, writtenOffCents }
  })

describe('the state of an invoice', () => {
  test('is open exactly while the open amount is positive, and the open amount is never negative', () => {
    fc.assert(
      fc.property(amounts, fc.option(day), day, (given, dueOn, today) => {
        const state = stateOf(given, dueOn, today)
        expect(openCents(given)).toBeGreaterThanOrEqual(0)
        expect(isOpen(state)).toBe(openCents(given) > 0)
        if (state === 'overdue') expect(dueOn !== null && dueOn < today).toBe(true)
      }),
    )
  })

  test('after a payment is one that the transition table allows', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.option(day),
        day,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (given, dueOn, today, share) => {
          const before = stateOf(given, dueOn, today)
          if (!isOpen(before)) return
          const paidCents = given.paidCents + Math.floor(openCents(given) * share)
          expect(mayBecome(before, stateOf({ ...given, paidCents }, dueOn, today))).toBe(true)
        },
      ),
    )
  })
})

test.each([
  ['invoice', 2026, 1, '2026-00001'],
  ['invoice', 2027, 123_456, '2027-123456'],
  ['credit_note', 2026, 12, 'CN-2026-00012'],
] as const)('%s %d %d has the label %s', (kind, year, number, label) => {
  expect(labelOf(kind, year, number)).toBe(label)
})

describe('value added tax', () => {
  test.each([
    ['2017-12-31', 8],
    ['2018-01-01', 7.7],
    ['2023-12-31', 7.7],
    ['2024-01-01', 8.1],
    ['2026-11-21', 8.1],
  ])('of a service on %s has a rate of %d %%', (on, percent) => {
    expect(vatRateOn(on)).toBe(percent)
  })

  test('uses the last rate of a table ordered by day', () => {
    expect(vatRates.at(-1)?.percent).toBe(vatRatePercent)
    expect(vatRates.map(({ from }) => from)).toEqual(vatRates.map(({ from }) => from).toSorted())
    expect(() => vatRateOn('2010-12-31')).toThrow()
  })

  test('of 49900 cents at 8.1% is 3739 cents, and without a rate zero', () => {
    expect([vatWithinCents(49_900, 810), vatWithinCents(49_900, 0)]).toEqual([3739, 0])
  })

  test('of credit notes adds up to that of the invoice, however it is divided', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 12 }), fc.constantFrom(0, 770, 810), (parts, rateBp) => {
        let before = 0
        let vat = 0
        for (const part of parts) {
          const own = creditedVatCents(before, part, rateBp)
          expect(own).toBeGreaterThanOrEqual(0)
          expect(own).toBeLessThanOrEqual(part)
          vat += own
          before += part
        }
        expect(vat).toBe(vatWithinCents(before, rateBp))
      }),
    )
  })
})

test('the lines of an invoice add up to its total with any discounts', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 10 }),
    unitPriceCents: fc.integer({ min: 0, max: 1_000_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.array(cents), cents, (sold, off, totalCents) => {
      const words = { productId: 'p', productTitle: 'Standard', variantTitle: '2025', taxYear: 2025 }
      const lines = linesOf(
        { totalCents },
        sold.map((each) => ({ ...words, ...each }) as never),
        off.map((amountCents) => ({ title: 'First-time client', amountCents })),
      )
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents)
      for (const { quantity, unitPriceCents, amountCents } of lines) expect(amountCents).toBe(quantity * unitPriceCents)
    }),
  )
})

test.each([
  ['Standard', 'Tax year 2025', 2025, 'Standard, tax year 2025'],
  ['Standard', 'With a partner', 2025, 'Standard, with a partner, tax year 2025'],
  ['Foreign income', 'Per tax year', null, 'Foreign income, per tax year'],
  ['Company abroad', '', null, 'Company abroad'],
])('an invoice line of %s, %j, year %j is titled %s', (productTitle, variantTitle, taxYear, title) => {
  const sold = { productId: 'p', productTitle, variantTitle, taxYear, quantity: 1, unitPriceCents: 100 }
  expect(linesOf({ totalCents: 100 }, [sold as never], [])).toMatchObject([{ title }])
})

describe('payment references', () => {
  test.each([
    [qrReference('21000000000313947143000901'), '210000000003139471430009017'],
    [scorReference('539007547034'), 'RF18539007547034'],
    [referenceInGroups('RF18539007547034'), 'RF18 5390 0754 7034'],
    [referenceInGroups('210000000003139471430009017'), '21 00000 00003 13947 14300 09017'],
    [soundReference('21 00000 00003 13947 14300 09017'), '210000000003139471430009017'],
    [soundReference('RF18 5390 0754 7034'), 'RF18539007547034'],
    [soundReference('210000000003139471430009018'), null],
    [soundReference('RF19539007547034'), null],
    [soundReference('an invoice'), null],
  ])('%s is %s', (created, expected) => {
    expect(created).toBe(expected)
  })

  test('have valid checksums and are unique per invoice', () => {
    const number = fc.tuple(fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 99_999_999 }))
    fc.assert(
      fc.property(number, number, fc.constantFrom('qr' as const, 'plain' as const), (one, other, account) => {
        const reference = referenceFor(...one, account)
        expect(soundReference(reference)).toBe(reference)
        expect(reference === referenceFor(...other, account)).toBe(String(one) === String(other))
      }),
    )
  })
})
