/** Exact fraction of integers. The denominator is always positive; the fraction is not reduced. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export const zero: Fraction = { n: 0n, d: 1n }

/** Converts an integer, such as an amount in francs. Throws if the value is not an integer. */
export function whole(value: number): Fraction {
  return { n: BigInt(value), d: 1n }
}

const readDecimals = new Map<number, Fraction>()

/**
 * Converts a printed decimal digit by digit, without binary rounding.
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

/** Converts a printed percentage to a fraction of one: percent(8.5) is 0.085. */
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

export function over(a: Fraction, b: Fraction): Fraction {
  if (b.n === 0n) throw new RangeError('division by zero')
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: -a.d * b.n }
}

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

export function roundDown(value: Fraction, step = 1): Fraction {
  const size = BigInt(step)
  return { n: floorDivide(value.n, value.d * size) * size, d: 1n }
}

export function floorOf(value: Fraction): number {
  return Number(floorDivide(value.n, value.d))
}

/** Rounds to the nearest integer, halves up, as the official calculator rounds each component. */
export function roundHalfUp(value: Fraction): number {
  return Number(floorDivide(value.n * 2n + value.d, value.d * 2n))
}

/** Rounds to at most `digits` decimals, for display only. */
export function toNumber(value: Fraction, digits = 2): number {
  const scale = 10 ** digits
  return roundHalfUp(times(value, whole(scale))) / scale
}
