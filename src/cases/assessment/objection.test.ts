import { expect, test } from 'vitest'
import { deliveredOn, objectionEndsOn } from './objection.ts'

test.each([
  ['ordinary', '2026-12-04', '2026-11-23'],
  ['ordinary', '2026-11-20', '2026-11-23'],
  ['letterbox', '2026-11-21', '2026-11-21'],
  ['registered', '2026-11-23', '2026-11-23'],
  ['not_collected', '2026-11-16', '2026-11-23'],
  ['online', '2026-11-22', '2026-11-22'],
] as const)('a delivery by %s on %s is deemed to be on %s', (kind, day, delivered) => {
  expect(deliveredOn(kind, { letterOn: '2026-11-20', day }, 'BE')).toBe(delivered)
})

test.each([
  ['2026-11-23', 'BE', '2026-11-24'],
  ['2026-04-02', 'BE', '2026-04-07'],
  ['2026-12-31', 'BE', '2027-01-04'],
])(
  'an ordinary letter of %s in %s is deemed delivered on %s, and its 30 days run from then',
  (letterOn, canton, delivered) => {
    const found = deliveredOn('ordinary', { letterOn, day: '2027-02-01' }, canton)
    expect(found).toBe(delivered)
    expect(objectionEndsOn(found, canton) < objectionEndsOn('2027-02-01', canton)).toBe(true)
  },
)

test.each([
  ['2026-11-02', 'BE', '2026-12-02'],
  ['2026-03-06', 'BE', '2026-04-07'],
  ['2026-03-06', null, '2026-04-06'],
  ['2026-12-03', 'BE', '2027-01-04'],
  ['2026-12-02', 'ZH', '2027-01-04'],
  ['2026-11-25', 'BE', '2026-12-28'],
  ['2027-01-31', 'BE', '2027-03-02'],
])('a decision delivered on %s in %s can be objected to until %s', (delivered, canton, end) => {
  expect(objectionEndsOn(delivered, canton)).toBe(end)
})
