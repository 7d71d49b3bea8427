import { expect, test } from 'vitest'
import type { AnyEvent } from '#platform/events/event.ts'
import { dispatchOf, type Listener } from '#platform/events/events.server.ts'
import { byName } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { jobHandlers } from './worker.ts'

const handled = new Set(byName(jobHandlers).keys())

test('every event that a folder defines is handed on by the worker', () => {
  const folders = import.meta.glob<Record<string, AnyEvent>>('./**/events.ts', { eager: true })
  const events = Object.values(folders).flatMap((folder) => Object.values(folder))
  expect(events.length).toBeGreaterThan(4)
  expect(events.map((event) => dispatchOf(event).name).filter((name) => !handled.has(name))).toEqual([])
})

test('every listener that a folder names is run by the worker', () => {
  const folders = import.meta.glob<Record<string, Listener<Services>[]>>('./**/listeners.server.ts', { eager: true })
  const listeners = Object.values(folders).flatMap((folder) => Object.values(folder).flat())
  expect(listeners.length).toBeGreaterThan(4)
  expect(listeners.map(({ handler }) => handler.name).filter((name) => !handled.has(name))).toEqual([])
})
