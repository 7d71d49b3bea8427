import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOpen, openCents } from '#billing/invoices/invoice.ts'
import { centsOf } from './camt/camt-amount.ts'
import { isPaymentState, matchPayment, mayBecome, type PaymentState } from './payment.ts'

const came = { amountCents: 49_900, currencyCode: 'CHF', isReversal: false, reference: 'RF18539007547034' }
type Owed = NonNullable<Parameters<typeof matchPayment>[1]>
const owed: Owed = {
  ...({ state: 'issued' } as const),
  ...{ currencyCode: 'CHF', totalCents: 49_900, paidCents: 0, creditedCents: 0, writtenOffCents: 0 },
}

describe('automatic matching of a payment', () => {
  test.each([
    ['just what is open', {}, {}, 49_900, null],
    ['a centime less', { amountCents: 49_899 }, {}, 49_899, 'underpaid'],
    ['a centime more: only what is open', { amountCents: 49_901 }, {}, 49_900, 'overpaid'],
    [
      'the rest of what was paid in part',
      { amountCents: 9_900 },
      { state: 'partly_paid', paidCents: 40_000 },
      9_900,
      null,
    ],
    ['what is late', {}, { state: 'overdue' }, 49_900, null],
    ['less what was credited', {}, { creditedCents: 9_900 }, 40_000, 'overpaid'],
    ['a booking taken back', { isReversal: true }, {}, 0, 'reversal'],
    ['taken back in another currency: the first is said', { isReversal: true, currencyCode: 'EUR' }, {}, 0, 'reversal'],
    ['another currency', { currencyCode: 'EUR' }, {}, 0, 'other-currency'],
    ['an invoice in another currency', {}, { currencyCode: 'EUR' }, 0, 'unknown-reference'],
    ['no reference', { reference: null }, {}, 0, 'no-reference'],
    ['an invoice that was cancelled', {}, { state: 'credited', creditedCents: 49_900 }, 0, 'cancelled'],
    ['an invoice that was given up', {}, { state: 'written_off', writtenOffCents: 49_900 }, 0, 'cancelled'],
    ['an invoice that is paid', {}, { state: 'paid', paidCents: 49_900 }, 0, 'paid-already'],
    ['an invoice of which nothing is open', {}, { paidCents: 49_900 }, 0, 'paid-already'],
  ] as const)('handles %s', (_name, payment, invoice, assignCents, reason) => {
    expect(matchPayment({ ...came, ...payment }, { ...owed, ...invoice })).toEqual({ assignCents, reason })
  })

  test('does not allocate a payment with an unknown reference', () => {
    expect(matchPayment(came, null)).toEqual({ assignCents: 0, reason: 'unknown-reference' })
  })

  test('allocates at most payment and open amount, and queues the payment where they differ', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(cents, cents, fc.nat(100), (amountCents, totalCents, percent) => {
        const paidCents = Math.floor((totalCents * percent) / 100)
        const invoice = {
          ...owed,
          totalCents,
          paidCents,
          state: paidCents === totalCents ? 'paid' : 'partly_paid',
        } as const
        const { assignCents, reason } = matchPayment({ ...came, amountCents }, invoice)
        const open = isOpen(invoice.state) ? openCents(invoice) : 0
        expect(assignCents).toBe(Math.min(amountCents, open))
        expect(reason === null).toBe(amountCents === open)
      }),
    )
  })
})

const states: PaymentState[] = ['new', 'queued', 'assigned', 'to_refund', 'given_back', 'ignored', 'taken_back']
test.each([
  ['new', ['queued', 'assigned', 'ignored']],
  ['queued', ['new', 'assigned', 'to_refund', 'ignored', 'taken_back']],
  ['assigned', ['queued', 'taken_back']],
  ['to_refund', ['queued', 'given_back', 'taken_back']],
  ['given_back', []],
  ['ignored', ['queued']],
  ['taken_back', []],
] as const)('a payment in state %s may become %j', (from, to) => {
  expect(states.filter((state) => mayBecome(from, state))).toEqual(
    states.filter((state) => to.some((one) => one === state)),
  )
})

test('unknown strings are not payment states', () => {
  expect(['queued', 'constructor', '', 'Queued'].map(isPaymentState)).toEqual([true, false, false, false])
})

describe('an amount in a bank file', () => {
  test.each([
    ['1994.75', 199_475],
    ['0.05', 5],
    ['5', 500],
    ['5.1', 510],
    ['5.100', 510],
    ['999999999.99', 99_999_999_999],
    ['0', 0],
    ['000000000000149.87', 14_987],
    ['+12.34', 1_234],
    ['.50', 50],
    ['12.', 1_200],
    ['1234567890', 123_456_789_000],
  ])('%s is parsed as %d cents', (text, cents) => expect(centsOf(text)).toBe(cents))

  test.each([null, '', '-5', '5.125', '5,10', "1'000", '.', '+', '1e3', '1.2.3', '12345678901234', ' 5'])(
    '%j is invalid',
    (text) => {
      expect(centsOf(text)).toBeNull()
    },
  )
})
