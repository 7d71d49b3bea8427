import { expect, test } from 'vitest'
import { hasDied, nextTopic, remembered } from './run.ts'

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
])('a run that is %s and was heard %s minutes ago has died: %s', (state, minutes, isDead) => {
  expect(hasDied({ state, heardAt: minutesAgo(minutes) }, now)).toBe(isDead)
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

test('of one topic more than are remembered the one that was used longest ago is the next, whatever its category', () => {
  const topics = Array.from({ length: remembered + 1 }, (_, at) => topic(`t${at}`, `category ${at % 3}`, at))
  expect(nextTopic(topics)?.id).toBe(`t${remembered}`)
  expect(topics.map(({ id }) => id)).toEqual(topics.map((_, at) => `t${at}`))
})
