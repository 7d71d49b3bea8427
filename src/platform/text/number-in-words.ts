const small =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Spells out numbers below one hundred; others stay digits. @example numberInWords(21) // 'twenty-one' */
export function numberInWords(count: number): string {
  const ten = tens[Math.floor(count / 10) - 2]
  if (ten && count < 100) return [ten, small[count % 10]].slice(0, count % 10 === 0 ? 1 : 2).join('-')
  return small[count] ?? String(count)
}

/** @example capitalized('twenty') // 'Twenty' */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
