import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InvoiceState, openCents } from '#billing/invoice.ts'
import { matchPayment, mayBecome, type PaymentState } from './payment.ts'
import { mostBytes, readCamt } from './read-camt.ts'
import { camt, type Tx } from './test-camt.ts'

const read = (text: string) => readCamt(new TextEncoder().encode(text))
const reference = '210000000003139471430009017'
const one: Tx = { amount: '499.00', reference, payer: 'Bea & Co', ref: 'T-1' }

describe.each(['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const)('%s', (format) => {
  test('tells of a payment with amount, reference, payer and names', () => {
    const outcome = read(camt({ format, entries: [{ ref: 'E-1', txs: [one] }] }))
    expect(outcome).toMatchObject({ ok: true, format, skipped: { outgoing: 0, pending: 0, collective: 0 } })
    expect(outcome.ok && outcome.lines).toMatchObject([
      {
        ...{ amountCents: 49_900, currency: 'CHF', reference, payer: 'Bea & Co', bookedOn: '2026-11-20' },
        ...{ account: 'CH9300762011623852957', isReversal: false },
      },
    ])
  })

  test('a collective booking is its details, not its sum', () => {
    const txs = [one, { ...one, amount: '120.5', ref: 'T-2', reference: 'RF18539007547034' }]
    const outcome = read(camt({ format, entries: [{ ref: 'E-1', txs }] }))
    expect(outcome.ok && outcome.lines.map(({ amountCents }) => amountCents)).toEqual([49_900, 12_050])
  })

  test('leaves out what went out, what is pending and sums without details, and says how many', () => {
    const entries = [
      { ref: 'E-1', txs: [one], debit: true },
      { ref: 'E-2', txs: [one], status: 'PDNG' },
      { ref: 'E-3', txs: [], count: 7, amount: '1000.00' },
    ]
    expect(read(camt({ format, entries }))).toMatchObject({
      lines: [],
      skipped: { outgoing: 1, pending: 1, collective: 1 },
    })
  })

  test('what is of no amount is no payment, and stands in nobody’s way', () => {
    const nothing: Tx = { ...one, amount: '0.00', ref: 'T-0' }
    const entries = [
      { ref: 'E-0', txs: [], amount: '0.00' },
      { ref: 'E-1', txs: [nothing, one] },
    ]
    const outcome = read(camt({ format, entries }))
    expect(outcome.ok && outcome.lines).toMatchObject([{ amountCents: 49_900 }])
  })

  test('a reversal of a credit is told, one of a debit is not ours', () => {
    const outcome = read(
      camt({
        format,
        entries: [
          { ref: 'E-1', txs: [one], debit: true, reversal: true },
          { ref: 'E-2', txs: [one], reversal: true },
        ],
      }),
    )
    expect(outcome).toMatchObject({ lines: [{ isReversal: true, amountCents: 49_900 }], skipped: { outgoing: 1 } })
  })
})

test('the same booking has a name in common in statement and notification, with details or without', () => {
  const keysOf = (text: string) => {
    const outcome = read(text)
    return outcome.ok ? outcome.lines.map(({ keys }) => keys) : []
  }
  const entry = { ref: 'E-1', txs: [one] }
  const [notified = []] = keysOf(camt({ format: 'camt.054.001.08', entries: [entry] }))
  const [bare = []] = keysOf(camt({ format: 'camt.053.001.04', entries: [{ ref: 'E-1', txs: [], amount: '499.00' }] }))
  expect(notified.filter((key) => bare.includes(key))).not.toEqual([])
  const two = [one, { ...one, ref: 'T-2' }]
  const [first = [], second = []] = keysOf(camt({ format: 'camt.054.001.08', entries: [{ ref: 'E-1', txs: two }] }))
  expect(first.filter((key) => second.includes(key))).toEqual([])
  // A bank that names all of them alike names none.
  const alike = keysOf(camt({ format: 'camt.054.001.08', entries: [{ ref: 'E-1', txs: [one, one] }] })).flat()
  expect(new Set(alike).size).toBe(alike.length)
})

describe('a file is refused', () => {
  const sound = camt({ format: 'camt.053.001.08', entries: [{ ref: 'E-1', txs: [one] }] })
  test.each([
    ['with a document type', sound.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'), 'has-entities'],
    ['cut off', sound.slice(0, -40), 'damaged'],
    ['with an amount that is none', sound.replaceAll('499.00', '4,99'), 'damaged'],
    ['with an amount that no account of ours holds', sound.replaceAll('499.00', '21474836.48'), 'damaged'],
    ['with a day that there is not', sound.replaceAll('<Dt>2026-11-20', '<Dt>2026-02-30'), 'damaged'],
    ['of another format', sound.replace('camt.053.001.08', 'camt.052.001.08'), 'other-format'],
    ['that is no XML', '%PDF-1.7', 'not-xml'],
    ['that is empty', '', 'not-xml'],
    ['too deep', sound.replace('<GrpHdr>', `<GrpHdr>${'<a>'.repeat(60)}${'</a>'.repeat(60)}`), 'too-deep'],
    ['without statements', sound.replaceAll(/<Stmt>.*<\/Stmt>/gs, ''), 'damaged'],
  ])('%s', (_, text, reason) => {
    expect(read(text)).toEqual({ ok: false, reason })
  })

  test('larger than a statement may be, or not in the encoding it names', () => {
    expect(readCamt(new Uint8Array(mostBytes + 1))).toEqual({ ok: false, reason: 'too-large' })
    const bytes = new Uint8Array([...new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?><a>'), 0xff, 0xfe])
    expect(readCamt(bytes)).toEqual({ ok: false, reason: 'not-xml' })
  })

  test('whatever it holds, without an error of ours', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readCamt(bytes)))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: sound.length }),
        fc.string(),
        (at, put) => void read(sound.slice(0, at) + put + sound.slice(at + 3)),
      ),
    )
  })
})

test('a payment never pays more than is open or than came', () => {
  const came = fc.record({
    amountCents: fc.integer({ min: 1, max: 1_000_000 }),
    currencyCode: fc.constantFrom('CHF', 'EUR'),
    isReversal: fc.boolean(),
    reference: fc.constantFrom(null, reference),
  })
  const owed = fc.record({
    state: fc.constantFrom<InvoiceState>('issued', 'partly_paid', 'overdue', 'paid', 'credited', 'written_off'),
    currencyCode: fc.constant('CHF'),
    totalCents: fc.integer({ min: 100, max: 1_000_000 }),
    paidCents: fc.integer({ min: 0, max: 100 }),
    creditedCents: fc.constant(0),
    writtenOffCents: fc.constant(0),
  })
  fc.assert(
    fc.property(came, fc.option(owed), (payment, invoice) => {
      const { assignCents, reason } = matchPayment(payment, invoice)
      expect(assignCents).toBeGreaterThanOrEqual(0)
      expect(assignCents).toBeLessThanOrEqual(payment.amountCents)
      if (assignCents > 0) expect(invoice && assignCents <= openCents(invoice)).toBe(true)
      if (reason === null) expect(invoice && assignCents === openCents(invoice)).toBe(true)
    }),
  )
})

test.each([
  ['new', 'assigned queued'],
  ['queued', 'assigned ignored taken_back to_refund'],
  ['assigned', 'queued taken_back'],
  ['to_refund', 'given_back queued taken_back'],
  ['given_back', ''],
  ['ignored', 'queued'],
  ['taken_back', ''],
] as const)('a payment that is %s may become: %s', (from, to) => {
  const states: PaymentState[] = ['new', 'assigned', 'queued', 'to_refund', 'given_back', 'ignored', 'taken_back']
  expect(states.filter((state) => mayBecome(from, state)).toSorted()).toEqual(to.split(' ').filter(Boolean))
})
