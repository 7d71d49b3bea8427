import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookedPayment,
  type BookedPayout,
  type Entry,
  type InvoiceDocument,
  journalOf,
  vatOfYear,
} from './journal.ts'

const numbers = {
  ...{ receivable: '1100', bank: '1020', provider: '1090', revenue: '3400', vat: '2200', losses: '3805' },
  credits: '2030',
}
const pdf = (change: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  ...{ kind: 'invoice', label: '2026-00001', name: 'Anna', issuedOn: '2026-02-01', payBy: 'transfer', reason: null },
  ...{ totalCents: 10_810, vatCents: 810, vatCode: 'domestic', writtenOffCents: 0, writtenOffOn: null, ...change },
})
const payment = (change: Partial<BookedPayment> = {}): BookedPayment => ({
  ...{ label: 'P1', name: 'Anna', bookedOn: '2026-02-10', amountCents: 10_810, isReversal: false, allocations: [] },
  ...change,
})
const allocation = (amountCents: number, change: object = {}) => ({
  ...{ label: '2026-00001', name: 'Anna', amountCents, createdOn: '2026-02-10', reversedOn: null, ...change },
})
const payout = (change: Partial<BookedPayout> = {}): BookedPayout => ({
  ...{
    label: 'R1',
    name: 'Anna',
    amountCents: 500,
    paidOn: '2026-03-01',
    returnedOn: null,
    isOnPaper: false,
    ...change,
  },
})

const journal = (documents: InvoiceDocument[], payments: BookedPayment[] = [], payouts: BookedPayout[] = []) =>
  journalOf({ documents, payments, payouts, returns: [] }, numbers)
const content = (entries: Entry[]) =>
  entries.map(({ text, debit, credit, amountCents }) => [text, debit, credit, amountCents])

function balance(entries: readonly Entry[], account: string): number {
  return entries.reduce((sum, { debit, credit, amountCents }) => {
    return sum + (debit === account ? amountCents : 0) - (credit === account ? amountCents : 0)
  }, 0)
}

describe('an invoice', () => {
  test('by transfer is booked as receivable, net and VAT', () => {
    expect(content(journal([pdf()]))).toEqual([
      ['invoice', '1100', '3400', 10_000],
      ['vat', '1100', '2200', 810],
    ])
  })

  test('paid through the provider leaves no receivable', () => {
    const entries = journal([pdf({ payBy: 'provider' })])
    expect(content(entries).at(-1)).toEqual(['paid', '1090', '1100', 10_810])
    expect(balance(entries, '1100')).toBe(0)
  })

  test('without VAT has no VAT entry', () => {
    expect(content(journal([pdf({ vatCents: 0 })]))).toEqual([['invoice', '1100', '3400', 10_810]])
  })

  test('written off is booked on the day of the write-off', () => {
    const entries = journal([pdf({ writtenOffCents: 300, writtenOffOn: '2026-12-31' })])
    expect(entries.at(-1)).toMatchObject({ on: '2026-12-31', text: 'written-off', debit: '3805', amountCents: 300 })
    expect(balance(entries, '1100')).toBe(10_510)
  })
})

describe('a credit note', () => {
  test('reverses revenue and VAT', () => {
    const entries = journal([pdf(), pdf({ kind: 'credit_note', reason: 'cancelled' })])
    expect(['1100', '3400', '2200'].map((account) => balance(entries, account))).toEqual([0, 0, 0])
  })

  test.each([
    ['transfer', '1020'],
    ['provider', '1090'],
  ] as const)('of a refund by %s credits account %s', (payBy, account) => {
    const entries = journal([pdf({ kind: 'credit_note', reason: 'refund', payBy })])
    expect(content(entries).at(-1)).toEqual(['given-back', '1100', account, 10_810])
  })
})

describe('a payment by transfer', () => {
  test('allocated to its invoice moves the amount from receivables to the bank account', () => {
    const entries = journal([pdf()], [payment({ allocations: [allocation(10_810)] })])
    expect(balance(entries, '1100')).toBe(0)
    expect(balance(entries, '1020')).toBe(10_810)
    expect(balance(entries, '2030')).toBe(0)
  })

  test('without allocation is booked as client credit', () => {
    expect(content(journal([], [payment()]))).toEqual([['unassigned', '1020', '2030', 10_810]])
  })

  test('above the invoice leaves the excess as client credit', () => {
    const entries = journal([pdf()], [payment({ amountCents: 12_000, allocations: [allocation(10_810)] })])
    expect([balance(entries, '1100'), balance(entries, '2030')]).toEqual([0, -1_190])
  })

  test('reallocated by staff is booked on the day of each change, through client credits', () => {
    const allocations = [
      allocation(10_810, { reversedOn: '2026-02-15' }),
      allocation(10_810, { label: '2026-00002', createdOn: '2026-02-16' }),
    ]
    const entries = journal([pdf(), pdf({ label: '2026-00002' })], [payment({ allocations })])
    expect(entries.slice(4).map(({ on, text, label }) => [on, text, label])).toEqual([
      ['2026-02-10', 'paid', '2026-00001'],
      ['2026-02-15', 'taken-back', '2026-00001'],
      ['2026-02-16', 'assigned', '2026-00002'],
    ])
    expect([balance(entries, '1100'), balance(entries, '2030')]).toEqual([10_810, 0])
  })

  test('reversed by the bank leaves the bank account', () => {
    expect(content(journal([], [payment({ isReversal: true })]))).toEqual([['reversed', '2030', '1020', 10_810]])
  })
})

describe('a payout', () => {
  test.each([
    ['of money of a client', {}, [['paid-out', '2030', '1020', 500]]],
    ['that its credit note books already', { isOnPaper: true }, []],
    [
      'that came back',
      { returnedOn: '2026-03-05' },
      [
        ['paid-out', '2030', '1020', 500],
        ['came-back', '1020', '2030', 500],
      ],
    ],
    [
      'of a credit note, that came back',
      { isOnPaper: true, returnedOn: '2026-03-05' },
      [['came-back', '1020', '2030', 500]],
    ],
  ])('%s', (_name, change, entries) => expect(content(journal([], [], [payout(change)]))).toEqual(entries))
})

test('entries are ordered by day, and within a day by occurrence', () => {
  const entries = journal(
    [pdf({ issuedOn: '2026-05-01' }), pdf({ issuedOn: '2025-12-31', label: '2025-00009' })],
    [payment({ bookedOn: '2026-05-01' })],
  )
  expect(entries.map(({ on }) => on)).toEqual(entries.map(({ on }) => on).toSorted())
  expect(entries.map(({ text }) => text)).toEqual(['invoice', 'vat', 'invoice', 'vat', 'unassigned'])
})

test('the journal has no zero amounts and balances to the open receivables', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 })
  fc.assert(
    fc.property(fc.array(fc.tuple(cents, fc.nat(100), fc.nat(100)), { maxLength: 8 }), (invoices) => {
      const documents = invoices.map(([totalCents], at) =>
        pdf({ totalCents, vatCents: Math.floor(totalCents / 12), label: String(at) }),
      )
      const payments = invoices.map(([totalCents, percent, more], at) => {
        const paid = Math.floor((totalCents * percent) / 100)
        return payment({ amountCents: paid + more, allocations: [allocation(paid, { label: String(at) })] })
      })
      const entries = journal(documents, payments)
      expect(entries.every(({ amountCents }) => Number.isInteger(amountCents) && amountCents > 0)).toBe(true)
      const open = invoices.reduce((sum, [total, percent]) => sum + total - Math.floor((total * percent) / 100), 0)
      expect(balance(entries, numbers.receivable)).toBe(open)
      const all = Object.values(numbers).reduce((sum, account) => sum + balance(entries, account), 0)
      expect(all).toBe(0)
    }),
  )
})

describe('quarterly VAT', () => {
  const turnover = (quarter: number, grossCents: number, vatRateBp = 810, vatCents = 0) => ({
    ...{ month: quarter * 3, vatCode: 'domestic' as const, vatRateBp, grossCents, vatCents },
  })
  test('has four quarters, also without turnover', () => {
    expect(vatOfYear([], 6.2)).toEqual(
      [1, 2, 3, 4].map((quarter) => ({ quarter, grossCents: 0, effectiveCents: 0, netRateCents: 0, abroadCents: 0 })),
    )
  })

  test('adds the rates of a quarter and excludes sales without VAT', () => {
    const [first] = vatOfYear(
      [turnover(1, 10_810, 810, 810), turnover(1, 10_770, 770, 770), turnover(1, 5_000, 0)],
      6.2,
    )
    // By the net tax rate method: 6.2% of the taxed turnover of 21,580 is 1,337.96, rounded to 1,338.
    expect(first).toEqual({
      quarter: 1,
      grossCents: 21_580,
      effectiveCents: 1_580,
      netRateCents: 1_338,
      abroadCents: 0,
    })
  })

  test('is negative in a quarter of credit notes', () => {
    expect(vatOfYear([turnover(3, -10_810, 810, -810)], 6.2)[2]).toMatchObject({
      grossCents: -10_810,
      effectiveCents: -810,
    })
  })

  test.each([
    [0, 0],
    [10, 1_000],
    [6.2, 620],
  ])('by a net tax rate of %d %% is %d', (rate, cents) => {
    expect(vatOfYear([turnover(2, 10_000)], rate)[1]?.netRateCents).toBe(cents)
  })
})
