import { describe, expect, test } from 'vitest'
import { kindValue, maxOpeningReasonLength, openableYears, readOpening, type StaffOpening } from './staff-opening.ts'

const now = new Date('2026-11-21T09:00:00Z')
const entered: StaffOpening = {
  ...{ clientId: 'c', kind: 'product:standard', taxYear: 2025, adviserId: 'a', isAnother: false },
  ...{ reason: 'Part of the yearly retainer', submissionKey: 'key-of-form' },
}

describe('openable tax years', () => {
  test.each([
    ['2026-12-31T22:59:59Z', 2026],
    // At this instant the new year has begun in Zurich, but not yet in UTC.
    ['2026-12-31T23:00:00Z', 2027],
    ['2027-01-01T12:00:00Z', 2027],
  ])('at %s start with %d and include ten earlier years', (instant, newest) => {
    const years = openableYears(new Date(instant))
    expect(years).toEqual(Array.from({ length: 11 }, (_, back) => newest - back))
  })
})

describe('reading an opening by staff', () => {
  test.each([
    [{}, { kind: { productId: 'standard' }, adviserId: 'a', reason: 'Part of the yearly retainer' }],
    [{ kind: 'tax_return' }, { kind: { caseType: 'tax_return' } }],
    [{ adviserId: '' }, { adviserId: null }],
    [{ reason: ' \u0000As\r\nagreed ' }, { reason: 'As\nagreed' }],
    [{ taxYear: 2026 }, { taxYear: 2026 }],
    [{ taxYear: 2016 }, { taxYear: 2016 }],
    [{ reason: '🏔'.repeat(maxOpeningReasonLength) }, { reason: '🏔'.repeat(maxOpeningReasonLength) }],
  ])('reads %j as %j', (change, expected) => {
    expect(readOpening({ ...entered, ...change }, now)).toMatchObject({ ok: true, opening: expected })
  })

  test.each([
    [{ kind: '' }, 'unknown-kind'],
    [{ kind: 'product:' }, 'unknown-kind'],
    [{ kind: 'add_on' }, 'unknown-kind'],
    [{ kind: 'constructor' }, 'unknown-kind'],
    [{ taxYear: 2027 }, 'unknown-year'],
    [{ taxYear: 2015 }, 'unknown-year'],
    [{ taxYear: 2025.5 }, 'unknown-year'],
    [{ taxYear: Number.NaN }, 'unknown-year'],
    [{ reason: ' \u0000\n' }, 'no-reason'],
    [{ reason: 'x'.repeat(maxOpeningReasonLength + 1) }, 'reason-too-long'],
    [{ submissionKey: '' }, 'no-submission-key'],
    [{ submissionKey: 'short' }, 'no-submission-key'],
    [{ submissionKey: "key' or true --" }, 'no-submission-key'],
    [{ submissionKey: 'x'.repeat(101) }, 'no-submission-key'],
  ])('refuses %j as %s', (change, reason) => {
    expect(readOpening({ ...entered, ...change }, now)).toEqual({ ok: false, reason })
  })

  test.each([{ productId: 'standard' }, { productId: 'product:odd' }, { caseType: 'tax_return' }] as const)(
    'reads back the form value of %j',
    (kind) => {
      expect(readOpening({ ...entered, kind: kindValue(kind) }, now)).toMatchObject({ opening: { kind } })
    },
  )
})
