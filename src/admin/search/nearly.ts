const plainOf: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }

/**
 * True if two words differ by at most one typo, or by two if both have at least eight letters. Doubled letters are
 * treated as single.
 * @example isNearly('muller', 'mullre') // true
 */
export function isNearly(one: string, other: string): boolean {
  if (undoubled(one) === undoubled(other)) return true
  const max = Math.min(one.length, other.length) >= 8 ? 2 : 1
  if (Math.abs(one.length - other.length) > max) return false
  return slipsBetween(one, other) <= max
}

const undoubled = (word: string) => word.replace(/(.)\1+/gu, '$1')

function slipsBetween(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}

export function fold(letter: string): string {
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plainOf[plain] ?? plain
}

export function folded(text: string): { plain: string; at: number[] } {
  let plain = ''
  const at: number[] = []
  let place = 0
  for (const letter of text) {
    const small = fold(letter)
    for (let unit = 0; unit < small.length; unit++) at.push(place)
    plain += small
    place += letter.length
  }
  at.push(text.length)
  return { plain, at }
}
