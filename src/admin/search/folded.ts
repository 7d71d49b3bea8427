const plainOf: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }

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
