import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compare,
  decimal,
  type Fraction,
  floorOf,
  larger,
  minus,
  over,
  percent,
  plus,
  roundDown,
  roundHalfUp,
  smaller,
  times,
  toNumber,
  whole,
  zero,
} from './fraction.ts'

const aFraction: fc.Arbitrary<Fraction> = fc.record({
  n: fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
  d: fc.bigInt({ min: 1n, max: 10n ** 9n }),
})
const francs = fc.integer({ min: 0, max: 1_000_000_000 })
const same = (a: Fraction, b: Fraction) => expect(compare(a, b)).toBe(0)

describe('exact arithmetic', () => {
  test('addition is commutative, associative and reversed by subtraction', () => {
    fc.assert(
      fc.property(aFraction, aFraction, aFraction, (a, b, c) => {
        same(minus(plus(a, b), b), a)
        same(plus(a, b), plus(b, a))
        same(plus(plus(a, b), c), plus(a, plus(b, c)))
      }),
    )
  })

  test('multiplication is distributive and reversed by division', () => {
    fc.assert(
      fc.property(aFraction, aFraction, aFraction, (a, b, c) => {
        same(times(a, plus(b, c)), plus(times(a, b), times(a, c)))
        fc.pre(b.n !== 0n)
        same(times(over(a, b), b), a)
        expect(over(a, b).d > 0n).toBe(true)
      }),
    )
  })

  test('comparison, smaller and larger are consistent', () => {
    fc.assert(
      fc.property(aFraction, aFraction, (a, b) => {
        expect(compare(smaller(a, b), larger(a, b))).toBeLessThanOrEqual(0)
        same(plus(smaller(a, b), larger(a, b)), plus(a, b))
        expect(compare(a, b) + compare(b, a)).toBe(0)
      }),
    )
  })
})

describe('rounding', () => {
  test('rounding down gives the next lower multiple of the step', () => {
    fc.assert(
      fc.property(aFraction, fc.constantFrom(1, 100, 1000), (value, step) => {
        const rounded = roundDown(value, step)
        expect(compare(rounded, value)).toBeLessThanOrEqual(0)
        expect(compare(minus(value, rounded), whole(step))).toBeLessThan(0)
        expect(rounded.n % BigInt(step)).toBe(0n)
      }),
    )
  })

  test('rounding half up differs by at most one half', () => {
    fc.assert(
      fc.property(aFraction, (value) => {
        const away = minus(whole(roundHalfUp(value)), value)
        expect(compare(away, { n: 1n, d: 2n })).toBeLessThanOrEqual(0)
        expect(compare(away, { n: -1n, d: 2n })).toBeGreaterThan(0)
      }),
    )
  })

  test.each([
    [99.99, 0],
    [100, 100],
    [199.99, 100],
    [0, 0],
    [-0.01, -100],
    [-100, -100],
  ])('%d francs rounded down to hundreds: %d', (value, rounded) => {
    expect(toNumber(roundDown(decimal(value), 100))).toBe(rounded)
  })

  test.each([
    [1.005, 2, 1.01], // As a binary floating-point number, 1.005 is slightly lower and would be rounded down.
    [2.675, 2, 2.68],
    [1.0049, 2, 1],
    [-1.005, 2, -1],
    [12.34567, 4, 12.3457],
    [0.5, 0, 1],
  ])('%d is shown with %d decimals as %d', (value, digits, shown) => {
    expect(toNumber(decimal(value), digits)).toBe(shown)
  })

  test('a whole number is not changed by rounding', () => {
    fc.assert(
      fc.property(francs, (value) => {
        expect([roundHalfUp(whole(value)), floorOf(whole(value)), toNumber(whole(value))]).toEqual([
          value,
          value,
          value,
        ])
      }),
    )
  })
})

describe('parsing of printed amounts', () => {
  test('an amount in cents is converted exactly', () => {
    fc.assert(
      fc.property(francs, (cents) => {
        same(times(decimal(cents / 100), whole(100)), whole(cents))
      }),
    )
  })

  test.each([
    [0, zero],
    [100, whole(1)],
    [12.5, { n: 1n, d: 8n }],
    [0.001, { n: 1n, d: 100_000n }],
  ] as const)('%d %% is converted to an exact fraction', (rate, part) => same(percent(rate), part))

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a whole amount', (value) => {
    expect(() => whole(value)).toThrow(RangeError)
  })
})
