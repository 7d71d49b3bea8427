import { expect, test } from 'vitest'
import { readDeputy } from './deputy.ts'

const today = '2026-11-21'

test.each([
  [
    { deputy: 'a', until: '30.11.2026' },
    { ok: true, deputyId: 'a', fromOn: today, untilOn: '2026-11-30' },
  ],
  [
    { deputy: 'a', from: '24.12.2026', until: '24.12.2026' },
    { ok: true, fromOn: '2026-12-24', untilOn: '2026-12-24' },
  ],
  [{ until: '30.11.2026' }, { field: 'deputy', error: 'deputy-unknown' }],
  [
    { deputy: 'a', from: 'soon', until: '30.11.2026' },
    { field: 'from', error: 'day-unknown' },
  ],
  [
    { deputy: 'a', from: '24.12.2026' },
    { field: 'until', error: 'day-unknown' },
  ],
  [
    { deputy: 'a', from: '24.12.2026', until: '23.12.2026' },
    { field: 'until', error: 'until-before-from' },
  ],
  [
    { deputy: 'a', from: '1.11.2026', until: '20.11.2026' },
    { field: 'until', error: 'day-past' },
  ],
  [
    { deputy: 'a', from: '1.12.2026', until: '3.12.2027' },
    { field: 'until', error: 'too-long' },
  ],
])('the deputy form %o is read as %o', (values: Record<string, string>, expected) => {
  expect(readDeputy(values, today)).toMatchObject(expected)
})
