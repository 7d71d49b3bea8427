import { describe, expect, test } from 'vitest'
import { moreTask, placeTask, type Task, taskList } from './task.ts'

// A Tuesday, 10:00 in Zurich.
const now = new Date('2026-11-24T09:00:00Z')
const plain = { area: 'messages', key: 'k', title: 'T', reason: 'R', to: '/', button: 'B' } as const

describe('the place of a task in the list', () => {
  test.each<[string, Partial<Task>, string, string, string]>([
    ['due yesterday', { due: '2026-11-23' }, 'now', 'Yesterday', 'late'],
    ['due long ago', { due: '2025-03-31' }, 'now', '31 Mar 2025', 'late'],
    ['due an hour ago', { due: new Date('2026-11-24T08:00:00Z') }, 'now', 'Due 09:00', 'late'],
    ['due this afternoon', { due: new Date('2026-11-24T15:30:00Z') }, 'today', 'By 16:30', 'soon'],
    ['due today', { due: '2026-11-24' }, 'today', 'Today', 'soon'],
    ['due tomorrow', { due: '2026-11-25' }, 'today', 'Tomorrow', 'soon'],
    ['due tomorrow at noon', { due: new Date('2026-11-25T11:00:00Z') }, 'today', 'Tomorrow', 'soon'],
    ['due on Friday', { due: '2026-11-27' }, 'week', '27 Nov', 'plain'],
    ['came today, one day', { since: new Date('2026-11-24T07:00:00Z') }, 'today', 'Today', 'plain'],
    ['came today, five days', { since: now, days: 5 }, 'week', 'Today', 'plain'],
    ['came yesterday, one day', { since: new Date('2026-11-23T09:00:00Z') }, 'today', 'Yesterday', 'plain'],
    ['came on Friday, one day', { since: new Date('2026-11-20T09:00:00Z') }, 'now', '20 Nov', 'late'],
    ['came on Friday, two days', { since: new Date('2026-11-20T09:00:00Z'), days: 2 }, 'today', '20 Nov', 'plain'],
    ['came yesterday, the same day', { since: new Date('2026-11-23T09:00:00Z'), days: 0 }, 'now', 'Yesterday', 'late'],
    ['came today, the same day', { since: now, days: 0 }, 'today', 'Today', 'plain'],
  ])('%s', (_, task, section, text, tone) => {
    expect(placeTask({ ...plain, ...task }, now)).toMatchObject({ section, when: { text, tone } })
  })
})

test('the list is ordered by urgency and names the areas without a task', () => {
  const tasks: Task[] = [
    { ...plain, key: 'friday', due: '2026-11-27' },
    { ...plain, key: 'late', area: 'filing', due: '2026-11-20' },
    { ...plain, key: 'later', area: 'filing', due: '2026-11-23' },
  ]
  const { sections, empty } = taskList(tasks, ['messages', 'filing', 'quotes', 'objections'], now)
  expect(sections.map(({ name, tasks }) => [name, tasks.map(({ key }) => key)])).toEqual([
    ['now', ['late', 'later']],
    ['today', []],
    ['week', ['friday']],
  ])
  expect(empty).toEqual(['objections', 'quotes'])
})

test('what is not listed itself is one task beside the last one of its kind', () => {
  const after: Task = { ...plain, due: '2026-11-20' }
  expect(moreTask({ area: 'messages', count: 0, to: '/', after })).toEqual([])
  expect(moreTask({ area: 'messages', count: 7, to: '/', after: undefined })).toEqual([])
  expect(moreTask({ area: 'messages', count: 7, to: '/all', after })).toMatchObject([
    { title: '7 more: messages', to: '/all', due: '2026-11-20' },
  ])
})
