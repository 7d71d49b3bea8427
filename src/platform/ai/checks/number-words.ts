import { comparable } from '#platform/text/match-text.ts'

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const units = new Map(small.split(' ').map((word, value) => [word, value]))
const tens = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + 10 * at]),
)
const scales = new Map([
  ['thousand', 1_000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
])

/** Finds numbers written as words in English text. Ignores 'one' alone, which is mostly a pronoun. */
export function numberWordsIn(text: string): { words: string; value: number }[] {
  const found: { words: string; value: number }[] = []
  let run: string[] = []
  const finish = () => {
    while (run.at(-1) === 'and' || run.at(-1) === 'a') run.pop()
    const value = amountOf(run)
    if (value > 1) found.push({ words: run.join(' '), value })
    run = []
  }
  for (const word of comparable(text).split(/[^a-z0-9.,']+|[.,'](?!\d)/)) {
    const isNumber = units.has(word) || tens.has(word) || word === 'hundred' || scales.has(word)
    if (isNumber || (word === 'and' && /^(hundred|thousand|million)$/.test(run.at(-1) ?? ''))) run.push(word)
    else {
      finish()
      if (word === 'a') run.push(word)
      // A word such as 'million' after digits belongs to the number: '3 million'.
      if (/\d/.test(word)) run.push('')
    }
  }
  finish()
  return found
}

function amountOf(words: string[]): number {
  if (words[0] === '') return 0
  let total = 0
  let group = 0
  for (const word of words) {
    const scale = scales.get(word)
    if (word === 'a') group = 1
    else if (word === 'hundred') group *= 100
    else if (scale) {
      total += group * scale
      group = 0
    } else group += units.get(word) ?? tens.get(word) ?? 0
  }
  return total + group
}

/** Number words in German, French and Italian, including stems of compounds ('dreihundert', 'zweitausend'). */
const otherWords: [value: number, words: string][] = [
  [2, 'zwei beide deux due'],
  [3, 'drei trois tre'],
  [4, 'vier quatre quattro'],
  [5, 'funf cinq cinque'],
  [6, 'sechs six sei'],
  [7, 'sieben sept sette'],
  [8, 'acht huit otto'],
  [9, 'neun neuf nove'],
  [10, 'zehn dix dieci'],
  [11, 'elf onze undici'],
  [12, 'zwolf douze dodici'],
  [15, 'funfzehn quinze quindici'],
  [20, 'zwanzig vingt venti'],
  [30, 'dreissig trente trenta'],
  [40, 'vierzig quarante quaranta'],
  [50, 'funfzig cinquante cinquanta'],
  [60, 'sechzig soixante sessanta'],
  [70, 'siebzig septante settanta'],
  [80, 'achtzig huitante ottanta'],
  [90, 'neunzig nonante novanta'],
  [100, 'hundert einhundert cent cento'],
  [1_000, 'tausend eintausend mille'],
]
const others = new Map(
  otherWords.flatMap(([value, words]) =>
    words
      .split(' ')
      .flatMap((word) => [
        [word, value] as const,
        ...(value > 1 && value < 10
          ? [[`${word}hundert`, value * 100] as const, [`${word}tausend`, value * 1_000] as const]
          : []),
      ]),
  ),
)

const otherScales: [RegExp, number][] = [
  [/^(thousand|tausend|tsd|mille|mila)$/, 1_000],
  [/^(millions?|millionen?|mio|milion[ei])$/, 1_000_000],
  [/^(billions?|milliarden?|mrd|milliards?|miliard[oi])$/, 1_000_000_000],
]

export function numbersStatedIn(source: string): Set<number> {
  const tokens = comparable(source).split(/[^a-z0-9.,']+|[.,'](?!\d)/)
  const inWords = numberWordsIn(source).map(({ value }) => value)
  const inOtherWords = tokens.flatMap((word) => others.get(word) ?? [])
  const scaled = tokens.flatMap((word, at) => {
    const scale = otherScales.find(([pattern]) => pattern.test(word))?.[1]
    const before = tokens[at - 1] ?? ''
    const value = others.get(before) ?? Number(before.replace(/'/g, '').replace(',', '.'))
    return scale && value ? [value * scale] : []
  })
  return new Set([...inWords, ...inOtherWords, ...scaled])
}
