import { describe, expect, test } from 'vitest'
import { reminderDue } from '#billing/reminders/remind-debtors.server.ts'
import {
  creditedVatCents,
  isInvoiceState,
  isOpen,
  mayBecome,
  openCents,
  recipientLines,
  stateOf,
  vatWithinCents,
} from './invoice.ts'
import { referenceFor, soundReference } from './reference.ts'

const amounts = { totalCents: 10_000, paidCents: 0, creditedCents: 0, writtenOffCents: 0 }

describe('the state of an invoice by amounts and day', () => {
  test.each([
    ['nothing paid before its day', {}, '2026-03-31', '2026-03-30', 'issued'],
    ['on its day', {}, '2026-03-31', '2026-03-31', 'issued'],
    ['the day after', {}, '2026-03-31', '2026-04-01', 'overdue'],
    ['a centime paid', { paidCents: 1 }, '2026-03-31', '2026-03-31', 'partly_paid'],
    ['a centime missing, late', { paidCents: 9_999 }, '2026-03-31', '2026-04-01', 'overdue'],
    ['a centime missing, in time', { paidCents: 9_999 }, '2026-03-31', '2026-03-31', 'partly_paid'],
    ['all paid, however late', { paidCents: 10_000 }, '2026-03-31', '2027-01-01', 'paid'],
    ['without a day it is never late', {}, null, '2099-01-01', 'issued'],
    ['all credited', { creditedCents: 10_000 }, null, '2026-01-01', 'credited'],
    ['paid and credited in parts', { paidCents: 4_000, creditedCents: 6_000 }, null, '2026-01-01', 'paid'],
    ['the rest written off', { paidCents: 4_000, writtenOffCents: 6_000 }, null, '2026-01-01', 'written_off'],
    [
      'credited and the rest written off',
      { creditedCents: 9_000, writtenOffCents: 1_000 },
      null,
      '2026-01-01',
      'written_off',
    ],
    ['more came than was asked for', { paidCents: 10_001 }, null, '2026-01-01', 'partly_paid'],
  ] as const)('with %s is %s', (_name, change, dueOn, today, state) => {
    expect(stateOf({ ...amounts, ...change }, dueOn, today)).toBe(state)
  })

  test('the open amount subtracts payments, credits and write-offs', () => {
    expect(openCents({ totalCents: 10_000, paidCents: 1, creditedCents: 20, writtenOffCents: 300 })).toBe(9_679)
  })

  test.each([
    ['issued', true],
    ['partly_paid', true],
    ['overdue', true],
    ['paid', false],
    ['credited', false],
    ['written_off', false],
    [null, false],
  ] as const)('an invoice in state %j is open: %s', (state, open) => expect(isOpen(state)).toBe(open))

  test('a transition to the same state is allowed; unknown strings are not states', () => {
    expect(mayBecome('credited', 'credited')).toBe(true)
    expect(mayBecome('written_off', 'issued')).toBe(false)
    expect(['paid', 'toString', '', null, 7].map(isInvoiceState)).toEqual([true, false, false, false, false])
  })
})

describe('the recipient on the invoice', () => {
  const seeweg = { street: 'Seeweg', houseNumber: '3', postcode: '2502', town: 'Biel/Bienne', country: 'CH' }
  const bea = { name: 'Bea Buyer', email: 'bea@example.com' }
  test.each([
    [
      'address and country',
      { ...bea, address: seeweg },
      null,
      ['Bea Buyer', 'Seeweg 3', '2502 Biel/Bienne', 'Switzerland'],
    ],
    [
      'email and country before payment',
      { ...bea, address: null },
      'GB',
      ['Bea Buyer', 'bea@example.com', 'United Kingdom'],
    ],
    [
      'the country of the address',
      { ...bea, address: { ...seeweg, country: 'DE' } },
      'CH',
      ['Bea Buyer', 'Seeweg 3', 'DE-2502 Biel/Bienne', 'Germany'],
    ],
    ['the name alone', { ...bea, email: null, address: null }, null, ['Bea Buyer']],
  ])('%s', (_, recipient, placeOfSupply, lines) => {
    expect(recipientLines({ recipient, placeOfSupply })).toEqual(lines)
  })
})

describe('a payment reference', () => {
  test.each([
    [2026, 1, 'qr', 27, /^0{14}202600000001\d$/],
    [2026, 99_999_999, 'qr', 27, /^0{14}202699999999\d$/],
    [2026, 1, 'plain', 16, /^RF\d\d202600000001$/],
  ] as const)(
    'of year %d and number %d for a %s account has the right length and checksum',
    (year, number, account, length, form) => {
      const reference = referenceFor(year, number, account)
      expect(reference).toHaveLength(length)
      expect(reference).toMatch(form)
      expect(soundReference(reference)).toBe(reference)
    },
  )

  test('detects a wrong digit and swapped neighbours', () => {
    for (const account of ['qr', 'plain'] as const) {
      const sound = referenceFor(2026, 12_345_678, account)
      for (let at = account === 'qr' ? 14 : 4; at < sound.length; at += 1) {
        const wrong = sound.slice(0, at) + ((Number(sound[at]) + 1) % 10) + sound.slice(at + 1)
        expect(soundReference(wrong), wrong).toBeNull()
        const [a, b] = [sound[at], sound[at + 1]]
        if (b === undefined || a === b) continue
        expect(soundReference(sound.slice(0, at) + b + a + sound.slice(at + 2))).toBeNull()
      }
    }
  })

  test.each([
    ['rf18 5390 0754 7034', 'RF18539007547034'],
    ['', null],
    ['RF', null],
    ['RF18', null],
    ['0'.repeat(26), null],
    ['0'.repeat(28), null],
    [`RF18${'1'.repeat(22)}`, null],
    ['RF18 5390-0754', null],
  ])('%j is normalized to %j', (submitted, reference) => expect(soundReference(submitted)).toBe(reference))
})

describe('VAT included in an amount', () => {
  test.each([
    [10_810, 810, 810],
    [108, 810, 8],
    [100, 810, 7],
    [6, 810, 0],
    [7, 810, 1],
    [10_770, 770, 770],
    [10_260, 260, 260],
    [0, 810, 0],
  ])('of %d cents at %d basis points is %d cents', (gross, rate, vat) => {
    expect(vatWithinCents(gross, rate)).toBe(vat)
  })

  test('of a full credit equals that of the invoice, and of nothing is zero', () => {
    expect(creditedVatCents(0, 49_900, 810)).toBe(vatWithinCents(49_900, 810))
    expect(creditedVatCents(49_900, 0, 810)).toBe(0)
  })
})

describe('overdue reminders', () => {
  const days = { first: 5, second: 10 }
  const level = (at: number, sentOn: string) => ({ level: at, sentOn })
  test.each([
    ['on the due day', '2026-06-08', [], '2026-06-08', null],
    ['four working days later', '2026-06-08', [], '2026-06-12', null],
    ['a weekend does not count', '2026-06-08', [], '2026-06-14', null],
    ['five working days later', '2026-06-08', [], '2026-06-15', 1],
    ['long after', '2026-06-08', [], '2026-12-31', 1],
    ['the first has just gone out', '2026-06-08', [level(1, '2026-06-15')], '2026-06-15', null],
    ['nine working days after it', '2026-06-08', [level(1, '2026-06-15')], '2026-06-26', null],
    ['ten working days after it', '2026-06-08', [level(1, '2026-06-15')], '2026-06-29', 2],
    ['both have gone out', '2026-06-08', [level(1, '2026-06-15'), level(2, '2026-06-29')], '2026-12-31', null],
    ['in another order', '2026-06-08', [level(2, '2026-06-29'), level(1, '2026-06-15')], '2026-12-31', null],
  ] as const)('due %s: %j', (_name, dueOn, sent, today, due) => expect(reminderDue(dueOn, sent, days, today)).toBe(due))

  test.each([
    ['no first one, and then none after it', { first: 0, second: 10 }, [], null],
    ['no second one', { first: 5, second: 0 }, [level(1, '2026-06-15')], null],
  ])('due with %s: none', (_name, rhythm, sent, due) =>
    expect(reminderDue('2026-06-08', sent, rhythm, '2026-12-31')).toBe(due),
  )

  test('skip holidays: five working days after Thursday, December 24', () => {
    // 25 December and 1 January are holidays, 26 and 27 a weekend, so 31 December is the fourth working day.
    expect(reminderDue('2026-12-24', [], days, '2026-12-31')).toBeNull()
    expect(reminderDue('2026-12-24', [], days, '2027-01-01')).toBeNull()
    expect(reminderDue('2026-12-24', [], days, '2027-01-05')).toBe(1)
  })
})
