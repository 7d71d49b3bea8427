import { expect, test, vi } from 'vitest'
import { type End, endInOrder } from './graceful-shutdown.ts'

test('each part is ended once, also one that is started meanwhile, and one that fails keeps none of the others', async () => {
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
