import { expect, test } from 'vitest'
import { isDay } from '#cases/planning/due-date.ts'
import { likelyFree } from '#content/procedure/extensions.ts'
import { cantons } from '#shop/domicile/cantons.ts'
import { extensionError, extensionWayOf, feeOf, nextExtension, takesExtension } from './extension.ts'

const today = '2027-02-15'
const open = { caseType: 'tax_return', state: 'in_preparation' } as const

test.each([
  [{ ...open, state: 'intake' }, true],
  [{ ...open, state: 'client_approval' }, true],
  [{ ...open, state: 'on_hold' }, true],
  [{ ...open, state: 'filed' }, false],
  [{ ...open, state: 'closed' }, false],
  [{ ...open, state: 'withdrawn' }, false],
  [{ ...open, caseType: 'consultation' }, false],
] as const)('a case with %j can have an extension: %s', (found, expected) => {
  expect(takesExtension(found)).toBe(expected)
})

test.each([
  [{ untilOn: '2027-09-15', feeCents: 2_000 }, null],
  [{ untilOn: today, feeCents: 0 }, null],
  [{ untilOn: '2027-02-14', feeCents: 0 }, 'date-past'],
  [{ untilOn: '2029-02-14', feeCents: 0 }, null],
  [{ untilOn: '2062-09-15', feeCents: 0 }, 'date-far'],
  [{ untilOn: '2027-02-30', feeCents: 0 }, 'no-date'],
  [{ untilOn: '15.09.2027', feeCents: 0 }, 'no-date'],
  [{ untilOn: '', feeCents: 0 }, 'no-date'],
  [{ untilOn: '2027-09-15', feeCents: null }, 'no-fee'],
  [{ untilOn: '2027-09-15', feeCents: 100_000 }, null],
  [{ untilOn: '2027-09-15', feeCents: 100_001 }, 'no-fee'],
])('the extension step %j returns the error %s', (step, error) => {
  expect(extensionError(open, step, today)).toBe(error)
})

test('for a filed case the error is about the state, even if the date is invalid too', () => {
  expect(extensionError({ ...open, state: 'filed' }, { untilOn: '', feeCents: null }, today)).toBe('no-filing')
})

test.each([
  ['', 0],
  ['20', 2_000],
  ['CHF 20', 2_000],
  ['chf20.50', 2_050],
  [' 1000 ', 100_000],
  ['19.99', 1_999],
  ['20.5', null],
  ['-20', null],
  ['20’000', null],
  ['20,000', null],
  ['free', null],
])('feeOf reads %j as %s cents', (text, cents) => {
  expect(feeOf(text)).toBe(cents)
})

test('extensions of every canton end in the year after the tax year or have no end date', () => {
  for (const canton of [null, 'XX']) expect(extensionWayOf({ canton, taxYear: 2026 })).toBeNull()
  for (const { value } of cantons) {
    const way = extensionWayOf({ canton: value, taxYear: 2026 })
    for (const { untilOn } of way?.steps ?? []) {
      if (untilOn !== null) expect([value, isDay(untilOn), untilOn.slice(0, 4)]).toEqual([value, true, '2027'])
    }
    expect([value, way?.route === 'unknown']).toEqual([value, way?.sureness === 'unknown'])
    expect([value, way?.source !== '']).toEqual([value, true])
    const says = likelyFree.cantons.includes(value)
    if (says) expect([value, way?.steps]).toEqual([value, []])
    // Appenzell Ausserrhoden charges a fee, but its dates are unknown.
    else if (value !== 'AR') expect([value, way?.steps.length]).not.toEqual([value, 0])
  }
})

test.each([
  ['BE', '2027-03-15', { untilOn: '2027-07-15', feeCents: 0 }],
  ['BE', '2027-07-15', { untilOn: '2027-09-15', feeCents: 2_000 }],
  ['BE', '2027-11-15', null],
  ['FR', '2027-03-31', { untilOn: '2027-12-15', feeCents: 2_000 }],
  ['VD', '2027-03-15', { untilOn: '2027-09-30', feeCents: 0 }],
  ['TG', '2027-11-30', null],
  ['GE', '2027-08-31', null],
  ['VS', '2027-03-31', null],
  ['OW', '2027-03-31', null],
  [null, '2027-03-31', null],
])('the next extension in %s after %s is %j', (canton, filedBy, next) => {
  expect(nextExtension({ canton, taxYear: 2026 }, filedBy, today)).toEqual(next)
})

test.each([
  ['2027-07-15', '2027-07-15'],
  ['2027-07-16', '2027-09-15'],
  ['2027-11-16', undefined],
])('on %s, the next extension of an overdue return in Bern ends on %s', (day, untilOn) => {
  expect(nextExtension({ canton: 'BE', taxYear: 2026 }, '2027-03-15', day)?.untilOn).toBe(untilOn)
})
