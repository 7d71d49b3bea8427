import { expect, test } from 'vitest'
import { isSlug } from '#publishing/editor/items/content-item.ts'
import { articleSlug, hasDied, nextTopic, remembered } from './run.ts'

const now = new Date('2026-11-21T09:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  ['running', 0, false],
  ['running', 10, false],
  ['running', 10.001, true],
  ['running', 60 * 24, true],
  ['running', -5, false],
  ['finished', 60, false],
  ['failed', 60, false],
])('a %s run with its last heartbeat %s minutes ago is dead: %s', (state, minutes, isDead) => {
  expect(hasDied({ state, heartbeatAt: minutesAgo(minutes) }, now)).toBe(isDead)
})

const topic = (id: string, category: string, usedDaysAgo: number | null) => {
  return { id, category, lastUsedAt: usedDaysAgo === null ? null : minutesAgo(usedDaysAgo * 1440) }
}

test.each([
  ['the only one, however often it was used', [topic('a', 'one', 0)], 'a'],
  ['one that was never used before one of long ago', [topic('a', 'one', 900), topic('b', 'one', null)], 'b'],
  ['the first by name of those never used', [topic('b', 'one', null), topic('a', 'one', null)], 'a'],
  [
    'never used, of the category whose turn was longest ago',
    [topic('a', 'one', 1), topic('b', 'one', null), topic('c', 'two', 5), topic('d', 'two', null)],
    'd',
  ],
  ['used longest ago where all were used', [topic('a', 'one', 1), topic('b', 'one', 3), topic('c', 'one', 2)], 'b'],
])('the next topic: %s', (_rule, topics, id) => {
  expect(nextTopic(topics)?.id).toBe(id)
  expect(nextTopic(topics.toReversed())?.id).toBe(id)
})

test('with more than twenty topics, the least recently used one is next', () => {
  const topics = Array.from({ length: remembered + 1 }, (_, at) => topic(`t${at}`, `category ${at % 3}`, at))
  expect(nextTopic(topics)?.id).toBe(`t${remembered}`)
  expect(topics.map(({ id }) => id)).toEqual(topics.map((_, at) => `t${at}`))
})

test.each([
  ['Pillar 3a for newcomers', 'pillar-3a-for-newcomers'],
  ['Säule 3a – einfach erklärt', 'saule-3a-einfach-erklart'],
  ['Quellensteuer', 'quellensteuer'],
  ['AHV/IV & “BVG”: what’s due?', 'ahv-iv-bvg-what-s-due'],
  [`${'word '.repeat(39)}word`, 'word-'.repeat(14).slice(0, -1)],
  ['x'.repeat(200), 'x'.repeat(70)],
  ['Налоги в Швейцарии', ''],
  ['스위스 세금 안내', ''],
])('an article about %j has a slug that begins with %j and ends with day and run', (topic, words) => {
  const run = { topic, day: '2026-11-21', id: '6f1d2c3b-0a4e-4b7c-9d8e-1f2a3b4c5d6e' }
  expect(articleSlug(run)).toBe([words, '2026-11-21-6f1d'].filter(Boolean).join('-'))
  expect(isSlug(articleSlug(run))).toBe(true)
})
