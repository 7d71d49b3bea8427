import { comparable } from '#platform/text/match-text.ts'

const phrases = [
  /\bas an? (ai|language model|assistant)\b/i,
  /\b(ignore|disregard|forget) (all |any |the |your )*(previous|above|earlier|prior)\b/i,
  /\bsystem prompt\b/i,
  /\b(return|respond with|reply with|answer with) (only )?(valid )?json\b/i,
  /\brewrite (the|this) (following|article|text)\b/i,
  /<\/?source>|"content"\s*:/i,
]

/** Text with this many consecutive words of the prompt is treated as a leak. Fewer may be a coincidence. */
const inARow = 5

export type FindLeak = (answer: string, source: string) => string | null

export function leakFinder(instructions: string): FindLeak {
  const ownWords = new Set(instructions.split(/\n|(?<=[.:]) /).flatMap(runsOf))
  return (answer, source) => {
    const phrase = phrases.map((pattern) => pattern.exec(answer)?.[0]).find(Boolean)
    if (phrase) return phrase.slice(0, 80)
    const known = new Set(runsOf(source))
    return runsOf(answer).find((run) => ownWords.has(run) && !known.has(run)) ?? null
  }
}

function runsOf(text: string): string[] {
  const words = comparable(text).match(/[a-z0-9]+/g) ?? []
  return words.slice(inARow - 1).map((_, at) => words.slice(at, at + inARow).join(' '))
}
