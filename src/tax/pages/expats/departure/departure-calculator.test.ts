import { describe, expect, test } from 'vitest'
import { calculate } from '#tax/pages/calculate.server.ts'
import { inGroup } from '#tax/pages/tabs.ts'

const move = { leavesOn: '30.06.2026', country: 'PT' }
const paid = { ...move, pillar2: '350000', seat2: 'zurich', paidOn: '15.09.2026' }

function ask(entries: Record<string, string>) {
  const calculation = calculate(new URLSearchParams({ tab: 'leaving', ...entries }), '2026-11-27', 'expats')
  if (!inGroup('expats', calculation) || calculation.tab !== 'leaving') throw new Error('wrong tab')
  return calculation
}

function computed(entries: Record<string, string>) {
  const { result, errors } = ask(entries)
  if (!result) throw new Error(JSON.stringify(errors))
  return result
}
const codes = (entries: Record<string, string>) => computed(entries).flags.map(({ code }) => code)

describe('lump sums', () => {
  test('the canton of the foundation taxes them, and each foundation on its own payment', () => {
    const both = { ...paid, pillar3a: '100000', seat3a: 'schwyz' }
    expect(computed(both)).toMatchObject({
      ...{ amount: 450_000, total: 27_625 + 3_037.5, refundable: 27_625 + 3_037.5 },
      paid: [
        { pillar: 'pillar2', seat: 'ZH', tax: 27_625, refund: { right: 'yes', lastDay: '2029-09-15' } },
        { pillar: 'pillar3a', seat: 'SZ', tax: 3_037.5 },
      ],
    })
  })

  test('all seats with a rate are compared, the lowest tax first', () => {
    const { seats } = computed(paid)
    expect(seats).toHaveLength(25)
    expect(seats.map(({ total }) => total)).toEqual(seats.map(({ total }) => total).toSorted((a, b) => a - b))
    expect(seats.find(({ seat }) => seat === 'GR')).toEqual({ seat: 'GR', total: 48_625 })
  })

  test('an unknown seat gives a range, a seat in Ticino no amount', () => {
    const unknown = { ...paid, pillar3a: '100000', seat3a: '' }
    // Obwalden 0.72 %, Graubünden 12 %, each with the federal tax of 537.50.
    const range = { least: 27_625 + 537.5 + 720, most: 27_625 + 537.5 + 12_000 }
    expect(computed(unknown)).toMatchObject({ total: null, refundable: 0, range })
    expect(computed({ ...paid, seat2: 'ticino' })).toMatchObject({ total: null, refundable: 0 })
    expect(computed({ ...paid, seat2: 'ticino' }).range).toBeUndefined()
    expect(codes({ ...paid, seat2: 'ticino' })).toContain('not-checked.seat-ticino')
  })

  test.each([
    ['TH', { total: 27_625 + 3_037.5, refundable: 27_625 }],
    ['BR', { refundable: 0 }],
    ['GB', { refundable: 0 }],
  ])('the refund depends on the treaty with %s', (country, expected) => {
    expect(computed({ ...paid, country, pillar3a: '100000', seat3a: 'SZ' })).toMatchObject(expected)
  })

  test('a treaty that we do not know and rates of another year are flagged', () => {
    expect(codes({ ...paid, country: 'GB' })).toContain('not-checked.refund-country')
    expect(codes({ ...paid, paidOn: '15.01.2027' })).toContain('not-checked.rates-of-year')
    expect(codes(paid)).not.toContain('not-checked.rates-of-year')
  })

  test('without a day of payment, the refund has no last day', () => {
    expect(computed({ ...paid, paidOn: '' }).paid).toMatchObject([{ refund: { right: 'yes', lastDay: null } }])
  })
})

describe('dates', () => {
  test('without a lump sum, only the dates are shown', () => {
    expect(computed(move)).toMatchObject({
      ...{ paid: [], seats: [], trace: [] },
      dates: [{ step: 'deregister' }, { step: 'tax-due' }],
    })
  })

  test('people taxed at source see the last days for their requests', () => {
    expect(computed({ ...move, sourceTaxed: 'yes' }).dates).toMatchObject([
      { step: 'request', day: '2026-03-31', year: 2025 },
      { step: 'request', day: '2026-06-30', year: 2026 },
      { step: 'deregister' },
      { step: 'tax-due' },
    ])
  })

  test('a buy-in less than three years ago blocks lump sums from pillar 2, not from 3a', () => {
    const bought = { purchasedOn: '20.11.2024' }
    expect(computed({ ...paid, ...bought })).toMatchObject({ block: { isBlocked: true, freeFrom: '2027-11-20' } })
    expect(computed({ ...paid, ...bought }).dates).toContainEqual({ step: 'free-of-block', day: '2027-11-20' })
    expect(computed({ ...move, ...bought, pillar3a: '1000', seat3a: 'zug' }).block).toBeUndefined()
  })
})

test('US persons are warned before the amount', () => {
  expect(computed({ ...paid, usPerson: 'yes' }).before.map(({ code }) => code)).toEqual(['departure.us-person'])
  expect(computed({ ...paid, usPerson: 'no' }).before).toEqual([])
})

test('a pension is taxed at the rate of the seat, unless the treaty forbids it', () => {
  const pension = { ...move, pension: '30000', seat2: 'zurich' }
  expect(computed(pension).pension).toEqual({ taxed: 'no', yearly: 30_000 })
  expect(computed({ ...pension, country: 'CA' }).pension).toMatchObject({ taxed: 'yes', percent: 7, atMostPercent: 15 })
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a payment before leaving', { ...paid, paidOn: '30.06.2026' }, { paidOn: 'paid-before-leaving' }],
  ['Switzerland as new country', { ...move, country: 'CH' }, { country: 'country-unknown' }],
  ['no country', { leavesOn: '30.06.2026' }, { country: 'country-unknown' }],
  ['an impossible day', { ...move, leavesOn: '31.06.2026' }, { leavesOn: 'day-unreadable' }],
  ['a blank day', { ...move, leavesOn: '' }, { leavesOn: 'departure-day-missing' }],
  ['an unknown canton', { ...paid, seat2: 'atlantis' }, { seat2: 'canton-unknown' }],
  ['a negative amount', { ...paid, pillar2: '-1' }, { pillar2: 'amount-negative' }],
])('%s is refused', (_, entries, errors) => expect(ask(entries)).toMatchObject({ result: null, errors }))
