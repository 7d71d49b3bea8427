import { describe, expect, test } from 'vitest'
import { enteredLinesCents, equalParts, readDirectInvoice } from './direct-invoice.ts'

const today = '2026-11-21'
const once = { text0: 'Advice', amount0: '1200', plan: 'once', due: '2026-12-21', country: 'CH' }
const read = (changes: object, timeLines: { title: string; amountCents: number }[] = []) =>
  readDirectInvoice({ ...once, ...changes }, { timeLines, today })

describe('lines and total', () => {
  test.each([
    ['a fixed line', {}, { ok: true }],
    ['no line at all', { text0: '', amount0: '' }, { field: 'text0', reason: 'no-lines' }],
    ['an amount without text', { text0: '' }, { field: 'text0', reason: 'line-without-text' }],
    ['a text without amount', { amount0: '' }, { field: 'amount0', reason: 'not-money' }],
    ['a negative amount', { amount0: '-5' }, { field: 'amount0', reason: 'not-money' }],
    ['a long text', { text0: 'x'.repeat(121) }, { field: 'text0', reason: 'text-too-long' }],
    ['too little', { amount0: '0.50' }, { reason: 'too-little' }],
    ['too much', { amount0: '100001' }, { reason: 'too-much' }],
    ['an unknown country', { country: 'XX' }, { field: 'country', reason: 'no-country' }],
    ['no plan', { plan: '' }, { field: 'plan', reason: 'no-plan' }],
    ['a due day in the past', { due: '2026-11-20' }, { field: 'due', reason: 'day-past' }],
    ['a due day in two years', { due: '2028-11-20' }, { field: 'due', reason: 'day-far' }],
  ])('%s', (_, changes, outcome) => expect(read(changes)).toMatchObject(outcome))

  test('time comes before fixed lines', () => {
    const read_ = read({}, [{ title: 'Work', amountCents: 5000 }])
    expect(read_).toMatchObject({
      invoice: {
        lines: [{ title: 'Work' }, { title: 'Advice' }],
        parts: [{ amountCents: 125_000, dueOn: '2026-12-21' }],
      },
    })
  })
})

describe('instalments', () => {
  const days = { plan: 'instalments', partDue0: '2026-12-01', partDue1: '2027-01-01', partDue2: '2027-02-01' }
  test('are equal if no amount is entered', () => {
    expect(read(days)).toMatchObject({
      invoice: {
        parts: [
          { amountCents: 40_000, dueOn: '2026-12-01' },
          { amountCents: 40_000, dueOn: '2027-01-01' },
          { amountCents: 40_000, dueOn: '2027-02-01' },
        ],
      },
    })
    expect(equalParts(1000, 3)).toEqual([334, 333, 333])
  })

  test.each([
    ['adding up', { part0: '600', part1: '300', part2: '300' }, { ok: true }],
    ['not adding up', { part0: '600', part1: '300', part2: '301' }, { reason: 'amounts-differ' }],
    ['with a missing amount', { part0: '600', part1: '600' }, { field: 'part2', reason: 'not-money' }],
    [
      'with a missing day',
      { partDue2: '', part0: '600', part1: '300', part2: '300' },
      { field: 'partDue2', reason: 'no-day' },
    ],
    ['in the wrong order', { partDue1: '2026-11-30' }, { field: 'partDue1', reason: 'day-order' }],
    ['of one', { partDue1: '', partDue2: '' }, { reason: 'one-instalment' }],
  ])('%s', (_, changes, outcome) => expect(read({ ...days, ...changes })).toMatchObject(outcome))
})

describe('a deposit', () => {
  const deposit = { plan: 'deposit', deposit: '300', restDue: '2027-03-01' }
  test.each([
    [
      'and the rest',
      {},
      { invoice: { parts: [{ amountCents: 30_000 }, { amountCents: 90_000, dueOn: '2027-03-01' }] } },
    ],
    ['of nothing', { deposit: '0' }, { field: 'deposit', reason: 'not-money' }],
    ['of the whole total', { deposit: '1200' }, { field: 'deposit', reason: 'deposit-too-high' }],
    ['due after the rest', { restDue: '2026-12-01' }, { field: 'restDue', reason: 'day-order' }],
  ])('%s', (_, changes, outcome) => expect(read({ ...deposit, ...changes })).toMatchObject(outcome))
})

test.each([
  ['amounts of all lines add up', { amount0: '1,200', amount4: '50.50' }, 125_050],
  ['an amount that cannot be read is left out', { amount0: '100', amount1: 'abc' }, 10_000],
  ['nothing entered is zero', {}, 0],
])('total while writing: %s', (_name, values, cents) => expect(enteredLinesCents(values)).toBe(cents))
