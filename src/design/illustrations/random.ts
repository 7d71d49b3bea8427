/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** Deterministic random generator: FNV-1a hashes the seed, mulberry32 generates the numbers. */
export function randomFrom(seed: string): Random {
  let hash = 2166136261
  for (const character of seed) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return () => {
    hash |= 0
    hash = (hash + 0x6d2b79f5) | 0
    let mixed = Math.imul(hash ^ (hash >>> 15), 1 | hash)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Random integer from `low` to `high`, both inclusive. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function shuffled<T>(random: Random, things: readonly T[]): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}
