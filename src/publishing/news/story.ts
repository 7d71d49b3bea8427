import { comparable } from '#platform/text/match-text.ts'
import { type Licence, type NewsState, sameStory } from './news-item.ts'

export type Report = { feedId: string; language: string; title: string; description: string; publishedAt: Date }

export const storyDays = 4
const dayMs = 24 * 60 * 60 * 1000

const minWords = 3

/** Minimum share (0 to 1) of common title words. From `akin` on, two reports also need two common facts. */
const duplicates = 0.6
const akin = 0.34
const factsForAkin = 2

/**
 * True if two reports are about the same event: they are from different feeds, in the same language and at most four
 * days apart; their titles share most words, or a third and two facts (amounts, rates, days, names), and no year,
 * figure or name conflicts.
 * @example isSameStory({ title: 'Pillar 3a: limits for 2026', … }, { title: 'Pillar 3a limits for 2025', … }) // false
 */
export function isSameStory(one: Report, other: Report): boolean {
  if (one.feedId === other.feedId || one.language !== other.language) return false
  if (Math.abs(one.publishedAt.getTime() - other.publishedAt.getTime()) > storyDays * dayMs) return false
  const [a, b] = [wordsOf(one.title), wordsOf(other.title)]
  if (Math.min(a.size, b.size) < minWords) return false
  const kinds = [yearsIn, figuresIn, namesIn]
  if (kinds.some((factsIn) => areApart(factsIn(one.title), factsIn(other.title)))) return false
  const share = (2 * common(a, b)) / Math.max(1, a.size + b.size)
  return share >= duplicates || (share >= akin && common(factsOf(one), factsOf(other)) >= factsForAkin)
}

const idle = new Set(
  'tax taxes swiss switzerland new news update now says about after are as be it no they were same and for from has have how into its more not of on out over than that the their this to was what when which who why will with der die das den dem des ein eine und oder von zu im am fur mit auf steuer steuern schweiz schweizer neu les des une aux pour par sur avec dans impot impots suisse'.split(
    ' ',
  ),
)

function wordsOf(title: string): Set<string> {
  const words = comparable(title).match(/[\p{L}\p{N}]+(?:[.,’'][\p{N}]+)*/gu) ?? []
  return new Set(words.filter((word) => word.length > 1 && !idle.has(word)).map(stem))
}

function stem(word: string): string {
  const short = word.length > 5 ? word.replace(/(ies|ing|ed|es|s|en|er)$/, '') : word.replace(/s$/, '')
  return /\d/.test(word) ? word.replaceAll(/[,’']/g, '') : short
}

const isYear = (number: string) => /^(19|20)\d\d$/.test(number)
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,’']\d+)*/g) ?? []).map((number) => number.replace(/[,’']/g, ''))

function yearsIn(text: string): Set<string> {
  return new Set(numbersIn(text).filter(isYear))
}

function figuresIn(text: string): Set<string> {
  return new Set(numbersIn(text.replace(/\b3[ab]\b/gi, '')).filter((number) => !isYear(number)))
}

const months = /^(january|february|march|april|may|june|july|august|september|october|november|december)$/

function namesIn(text: string): Set<string> {
  const capitals = text.match(/(?<=[\p{Ll}\p{N},’'")] )\p{Lu}[\p{L}-]+/gu) ?? []
  const words = text.match(/\p{L}+/gu) ?? []
  if (capitals.length > words.length / 2) return new Set()
  return new Set(capitals.map(comparable).filter((name) => !months.test(name) && !idle.has(name)))
}

function areApart(one: Set<string>, other: Set<string>): boolean {
  return one.size > 0 && other.size > 0 && common(one, other) === 0
}

function factsOf({ title, description }: Report): Set<string> {
  const text = `${title}. ${description}`
  return new Set([...figuresIn(text), ...namesIn(text)])
}

function common(one: Set<string>, other: Set<string>): number {
  return [...one].filter((entry) => other.has(entry)).length
}

const worth: Record<Licence, number> = { rewrite: 2, summary: 1, 'link-only': 0 }

export type HeldReport = Report & {
  id: string
  storyId: string
  state: NewsState
  reason: string | null
  licence: Licence
}

export type Place =
  | { to: 'own-story' }
  | { to: 'behind'; storyId: string }
  | { to: 'front'; storyId: string; instead: string }

/**
 * Whether a new report replaces the lead (main report) of its story: only if the firm has not yet published a text
 * about the lead and the new report's licence allows using more of its text.
 */
export function placeOf(report: Report & { licence: Licence }, held: readonly HeldReport[]): Place {
  const like = held.find((other) => isSameStory(report, other))
  if (!like) return { to: 'own-story' }
  const { storyId } = like
  const lead = held.find((other) => other.storyId === storyId && other.reason !== sameStory)
  const isBetter = lead?.state === 'candidate' && worth[report.licence] > worth[lead.licence]
  return lead && isBetter ? { to: 'front', storyId, instead: lead.id } : { to: 'behind', storyId }
}
