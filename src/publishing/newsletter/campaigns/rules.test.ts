import { describe, expect, test } from 'vitest'
import { variantOf, variantsOf } from './campaign.ts'
import { batchSize, restAfter, waitAfter } from './delivery.ts'
import { introductionHtml } from './introduction.server.ts'
import { dueWeek, mondayOf, nextOpening } from './send-window.ts'

describe('send window', () => {
  const office = { fromHour: 7, untilHour: 20 }
  test.each([
    ['within it', '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z'],
    ['before it', '2026-11-20T04:30:00Z', '2026-11-20T06:00:00Z'],
    ['after it', '2026-11-20T19:30:00Z', '2026-11-21T06:00:00Z'],
    ['in the night in which summer begins', '2027-03-27T21:00:00Z', '2027-03-28T05:00:00Z'],
    ['in the night in which summer ends', '2027-10-30T21:00:00Z', '2027-10-31T06:00:00Z'],
  ])('%s', (_name, now, opening) => {
    expect(nextOpening(new Date(now), office)).toEqual(new Date(opening))
  })

  test('a full-day window is always open; an opening in the skipped hour moves to the next', () => {
    const now = new Date('2027-03-27T23:30:00Z')
    expect(nextOpening(now, { fromHour: 0, untilHour: 24 })).toEqual(now)
    expect(nextOpening(now, { fromHour: 2, untilHour: 20 })).toEqual(new Date('2027-03-28T01:00:00Z'))
  })
})

describe('week of a digest', () => {
  const thursday = { weekday: 'thursday', hour: 9 } as const
  test.each([
    ['a minute before its hour', '2026-11-19T07:59:00Z', null],
    ['at its hour', '2026-11-19T08:00:00Z', '2026-11-16'],
    ['the morning after, when nothing ran', '2026-11-20T07:59:00Z', '2026-11-16'],
    ['a day later', '2026-11-20T08:00:00Z', null],
    ['in summer', '2026-07-16T07:00:00Z', '2026-07-13'],
  ])('%s', (_name, now, week) => {
    expect(dueWeek(new Date(now), thursday)).toBe(week)
  })

  test('a digest due on Sunday night is made up for on Monday', () => {
    expect(dueWeek(new Date('2026-11-23T01:00:00Z'), { weekday: 'sunday', hour: 22 })).toBe('2026-11-16')
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  })
})

test('retry delays increase and end after seven attempts', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((times) => waitAfter(times) ?? 0)
  expect(waits.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0))).toBe(true)
  expect(waitAfter(8)).toBeNull()
  expect([restAfter(1), restAfter(2), restAfter(50)]).toEqual([15_000, 30_000, 30 * 60_000])
  expect([batchSize(6), batchSize(120), batchSize(6_000)]).toEqual([1, 20, 1_000])
})

test('a digest has one variant for each choice of topics, other newsletters have only one', () => {
  const digest = { kind: 'digest', topics: ['articles', 'news'] } as const
  expect(variantsOf({ ...digest, topics: [...digest.topics] })).toEqual([['articles'], ['news'], ['articles', 'news']])
  expect(variantOf({ ...digest, topics: [...digest.topics] }, ['news', 'resources'])).toBe('news')
  expect(variantOf({ kind: 'letter', topics: ['articles'] }, ['news'])).toBe('all')
})

test('an introduction renders text and links only', () => {
  const html = introductionHtml(
    '# Title\n\nA *word* <script>alert(1)</script> ![a picture](https://x.example/pixel.gif) [bad](javascript:alert(1)) [good](https://x.example/?a=1&b=2)\n\n- one\n- two',
    { a: 'color:red' },
  )
  expect(html).toContain('<h2>Title</h2>')
  expect(html).toContain('<a href="https://x.example/?a=1&amp;b=2" style="color:red">good</a>')
  expect(html).toMatch(/<li>one<\/li>/)
  expect(html).not.toMatch(/<script|<img|javascript:|pixel/)
})
