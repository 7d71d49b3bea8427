import { expect, test, vi } from 'vitest'
import { type End, endInOrder } from './graceful-shutdown.ts'

test('shutdown stops each part once, including parts added during shutdown, despite failing ones', async () => {
  const ended: string[] = []
  const ends: End[] = [
    () => {
      ended.push('worker')
      ends.unshift(() => Promise.resolve(ended.push('listener')))
      return Promise.resolve()
    },
    () => Promise.reject(new Error('its database is gone')),
    () => undefined,
    () => Promise.resolve(ended.push('database')),
  ]
  const error = vi.fn()
  await endInOrder(ends, { error })
  expect(ended).toEqual(['worker', 'listener', 'database'])
  expect(error).toHaveBeenCalledOnce()
})
