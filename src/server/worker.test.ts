import { expect, test } from 'vitest'
import type { AnyEvent } from '#platform/events/event.ts'
import { dispatchOf, type Listener } from '#platform/events/events.server.ts'
import { byName } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { jobHandlers } from './worker.ts'

const handled = new Set(byName(jobHandlers).keys())

test('the worker dispatches every defined event', () => {
  const folders = import.meta.glob<Record<string, AnyEvent>>('/src/**/events.ts', { eager: true })
  const events = Object.values(folders).flatMap((folder) => Object.values(folder))
  expect(events.length).toBeGreaterThan(4)
  expect(events.map((event) => dispatchOf(event).name).filter((name) => !handled.has(name))).toEqual([])
})

test('the worker runs every listener of every folder', () => {
  const folders = import.meta.glob<Record<string, Listener<Services>[]>>('/src/**/listeners.server.ts', { eager: true })
  const listeners = Object.values(folders).flatMap((folder) => Object.values(folder).flat())
  expect(listeners.length).toBeGreaterThan(4)
  expect(listeners.map(({ handler }) => handler.name).filter((name) => !handled.has(name))).toEqual([])
})
