import { expect, test } from 'vitest'
import { groupOf, threadAddress, timeTo } from './ui/thread-turn.ts'

const now = new Date('2026-11-21T09:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const hour = 3600

test.each([
  [0, false, true, '0 min left'],
  [-1, true, false, '0 min late'],
  [59, false, true, '0 min left'],
  [60, false, true, '1 min left'],
  [hour, false, true, '1 h 0 min left'],
  [4 * hour - 1, false, true, '3 h 59 min left'],
  [4 * hour, false, false, '4 h 0 min left'],
  [48 * hour - 60, false, false, '47 h 59 min left'],
  [48 * hour, false, false, '2 days left'],
  [-100 * hour, true, false, '4 days late'],
])('%i seconds from now: late %s, soon %s, shown as %s', (seconds, isLate, isSoon, text) => {
  expect(timeTo(at(seconds), now)).toEqual({ isLate, isSoon, text })
})

test.each([
  ['firm', -1, 'late'],
  ['firm', 0, 'firm'],
  ['firm', 1, 'firm'],
  ['firm', null, 'firm'],
  ['client', -1, 'client'],
  ['nobody', -1, 'nobody'],
] as const)('a thread waiting for %s with an answer due in %j seconds is in group %s', (waitingFor, due, group) => {
  expect(groupOf({ waitingFor, answerDueAt: due === null ? null : at(due) }, now)).toBe(group)
})

test('the link to another thread retains the filters, but neither flash message nor template', () => {
  const search = 'view=late&q=tax+%26+rent&page=2&write=note&template=t1&note=sent'
  expect(threadAddress('id', search)).toBe('/admin/messages/id?view=late&q=tax+%26+rent&page=2')
})
