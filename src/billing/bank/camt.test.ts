import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InvoiceState, openCents } from '#billing/invoices/invoice.ts'
import { camt, type Tx } from '#test/billing/camt.ts'
import { maxFileBytes, readCamt } from './camt/read-camt.ts'
import { matchPayment, mayBecome, type PaymentState } from './payment.ts'

const today = '2026-11-21'
const read = (text: string) => {
  const outcome = readCamt(new TextEncoder().encode(text), today)
  if (!outcome.ok) return outcome
  const { entries, ...rest } = outcome
  const listed = entries.flatMap((entry) => entry.listed)
  return { ...rest, entries, lines: entries.flatMap(({ lines }) => lines), listed }
}
const reference = '210000000003139471430009017'
const one: Tx = { amount: '499.00', reference, payer: 'Bea & Co', ref: 'T-1' }

describe.each(['camt.053.001.04', 'camt.053.001.08', 'camt.054.001.04', 'camt.054.001.08'] as const)('%s', (format) => {
  test('reads a payment with amount, reference, payer and bank references', () => {
    const outcome = read(camt({ format, entries: [{ ref: 'E-1', txs: [one] }] }))
    expect(outcome).toMatchObject({ ok: true, format, listed: [] })
    expect(outcome.ok && outcome.lines).toMatchObject([
      {
        ...{ amountCents: 49_900, reference, payer: 'Bea & Co' },
      },
    ])
    expect(outcome.ok && outcome.entries).toMatchObject([
      { currency: 'CHF', bookedOn: '2026-11-20', account: 'CH9300762011623852957', isReversal: false },
    ])
  })

  test('reads the details of a collective booking, not its total', () => {
    const txs = [one, { ...one, amount: '120.5', ref: 'T-2', reference: 'RF18539007547034' }]
    const outcome = read(camt({ format, entries: [{ ref: 'E-1', txs }] }))
    expect(outcome.ok && outcome.lines.map(({ amountCents }) => amountCents)).toEqual([49_900, 12_050])
  })

  test('lists outgoing, pending and undetailed entries with their amounts', () => {
    const entries = [
      { ref: 'E-1', txs: [one], debit: true },
      { ref: 'E-2', txs: [one], status: 'PDNG' },
      { ref: 'E-3', txs: [], count: 7, amount: '1000.00' },
    ]
    expect(read(camt({ format, entries }))).toMatchObject({
      lines: [],
      listed: [
        { reason: 'outgoing', amountCents: -49_900 },
        { reason: 'pending', amountCents: 49_900 },
        { reason: 'collective', amountCents: 100_000, text: '7' },
      ],
    })
  })

  test('skips entries and details with an amount of zero', () => {
    const nothing: Tx = { ...one, amount: '0.00', ref: 'T-0' }
    const entries = [
      { ref: 'E-0', txs: [], amount: '0.00' },
      { ref: 'E-1', txs: [nothing, one] },
    ]
    const outcome = read(camt({ format, entries }))
    expect(outcome.ok && outcome.lines).toMatchObject([{ amountCents: 49_900 }])
  })

  test('reads a reversal of a credit and lists a reversal of a debit', () => {
    const outcome = read(
      camt({
        format,
        entries: [
          { ref: 'E-1', txs: [one], debit: true, reversal: true },
          { ref: 'E-2', txs: [one], reversal: true },
        ],
      }),
    )
    expect(outcome).toMatchObject({
      entries: [{ isReversal: true, lines: [{ amountCents: 49_900 }] }, { lines: [] }],
      listed: [{ reason: 'debit-reversed', amountCents: 49_900 }],
    })
  })
})

describe('a bank file is refused', () => {
  const sound = camt({ format: 'camt.053.001.08', entries: [{ ref: 'E-1', txs: [one] }] })
  test.each([
    ['with a document type', sound.replace('<Document', '<!DOCTYPE x [<!ENTITY a "b">]><Document'), 'has-entities'],
    ['cut off', sound.slice(0, -40), 'damaged'],
    ['with an amount that is none', sound.replaceAll('499.00', '4,99'), 'bad-amount'],
    ['with an amount that no account of ours holds', sound.replaceAll('499.00', '21474836.48'), 'bad-amount'],
    ['with a day that there is not', sound.replaceAll('<Dt>2026-11-20', '<Dt>2026-02-30'), 'bad-date'],
    ['of the year 1', sound.replaceAll('<Dt>2026-11-20', '<Dt>0001-01-01'), 'implausible-date'],
    ['of the year 9999', sound.replaceAll('<Dt>2026-11-20', '<Dt>9999-12-31'), 'implausible-date'],
    ['of next week', sound.replaceAll('<Dt>2026-11-20', '<Dt>2026-11-27'), 'implausible-date'],
    ['of neither side', sound.replaceAll('CRDT', 'BOTH'), 'bad-side'],
    ['of another format', sound.replaceAll('camt.053.001.08', 'camt.052.001.08'), 'other-format'],
    ['of an old version', sound.replaceAll('camt.053.001.08', 'camt.053.001.02'), 'other-version'],
    [
      'of another format, with the right one in a comment',
      sound
        .replace('camt.053.001.08', 'pain.002.001.10')
        .replace('?>', '?><!-- xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08" -->'),
      'other-format',
    ],
    [
      'of another format, with the right one further down',
      sound
        .replace('camt.053.001.08', 'pain.002.001.10')
        .replace('<GrpHdr>', '<GrpHdr xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">'),
      'other-format',
    ],
    ['that is no XML', '%PDF-1.7', 'not-xml'],
    ['that is empty', '', 'not-xml'],
    ['too deep', sound.replace('<GrpHdr>', `<GrpHdr>${'<a>'.repeat(60)}${'</a>'.repeat(60)}`), 'too-deep'],
    ['without statements', sound.replaceAll(/<Stmt>.*<\/Stmt>/gs, ''), 'no-statement'],
  ])('%s', (_, text, reason) => {
    expect(read(text)).toMatchObject({ ok: false, reason })
  })

  test('because it is too large or not in its declared encoding', () => {
    expect(readCamt(new Uint8Array(maxFileBytes + 1), today)).toEqual({ ok: false, reason: 'too-large' })
    const bytes = new Uint8Array([...new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?><a>'), 0xff, 0xfe])
    expect(readCamt(bytes, today)).toEqual({ ok: false, reason: 'bad-encoding', found: 'utf-8' })
  })

  test('or read: no content makes the parser throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void readCamt(bytes, today)))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: sound.length }),
        fc.string(),
        (at, put) => void read(sound.slice(0, at) + put + sound.slice(at + 3)),
      ),
    )
  })
})

test('a match allocates at most the open amount and at most the payment', () => {
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
  ['new', 'assigned ignored queued'],
  ['queued', 'assigned ignored new taken_back to_refund'],
  ['assigned', 'queued taken_back'],
  ['to_refund', 'given_back queued taken_back'],
  ['given_back', ''],
  ['ignored', 'queued'],
  ['taken_back', ''],
] as const)('a payment in state %s may become: %s', (from, to) => {
  const states: PaymentState[] = ['new', 'assigned', 'queued', 'to_refund', 'given_back', 'ignored', 'taken_back']
  expect(states.filter((state) => mayBecome(from, state)).toSorted()).toEqual(to.split(' ').filter(Boolean))
})
