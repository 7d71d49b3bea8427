/** An exact fraction of whole numbers. The denominator is always positive; it is not kept in lowest terms. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export const zero: Fraction = { n: 0n, d: 1n }

/** A whole number, e.g. an amount in francs. Throws when the number is not whole. */
export function whole(value: number): Fraction {
  return { n: BigInt(value), d: 1n }
}

const readDecimals = new Map<number, Fraction>()

/**
 * The decimal a figures file prints, digit by digit: no binary rounding gets in.
 * @example decimal(1.66702) // 166702 / 100000
 */
export function decimal(value: number): Fraction {
  const known = readDecimals.get(value)
  if (known) return known
  const [digits = '', exponent = '0'] = String(value).split('e')
  const [integer = '0', fraction = ''] = digits.split('.')
  const shift = fraction.length - Number(exponent)
  const n = BigInt(integer + fraction)
  const read = shift > 0 ? { n, d: 10n ** BigInt(shift) } : { n: n * 10n ** BigInt(-shift), d: 1n }
  if (readDecimals.size > 20_000) readDecimals.clear()
  readDecimals.set(value, read)
  return read
}

/** A percentage as printed, as a fraction of one: percent(8.5) is 0.085. */
export function percent(value: number): Fraction {
  const { n, d } = decimal(value)
  return { n, d: d * 100n }
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return a.d === b.d ? { n: a.n - b.n, d: a.d } : { n: a.n * b.d - b.n * a.d, d: a.d * b.d }
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** a / b; b must not be zero. */
export function over(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero')
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: -a.d * b.n }
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function smaller(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) <= 0 ? a : b
}

export function larger(a: Fraction, b: Fraction): Fraction {
  return compare(a, b) >= 0 ? a : b
}

function floorDivide(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient
}

/** Rounded down to a multiple of `step` (a whole number, 1 unless told). */
export function roundDown(value: Fraction, step = 1): Fraction {
  const size = BigInt(step)
  return { n: floorDivide(value.n, value.d * size) * size, d: 1n }
}

/** The largest whole number not above the value. */
export function floorOf(value: Fraction): number {
  return Number(floorDivide(value.n, value.d))
}

/** Rounded to the nearest whole number, halves upwards: how the authority's calculator rounds each component. */
export function roundHalfUp(value: Fraction): number {
  return Number(floorDivide(value.n * 2n + value.d, value.d * 2n))
}

/** For display only: the value with at most `digits` decimals. */
export function toNumber(value: Fraction, digits = 2): number {
  const scale = 10 ** digits
  return roundHalfUp(times(value, whole(scale))) / scale
}
