import { expect, test } from 'vitest'
import { newWorld } from '#test/world.ts'
import { joinReads } from './join-reads.server.ts'

function slowRead() {
  const ends: (() => void)[] = []
  let requested = 0
  const read = async (answer: string) => {
    requested++
    await new Promise<void>((resolve) => ends.push(resolve))
    return answer
  }
  return { read, end: () => ends.shift()?.(), requested: () => requested }
}

test('callers during a read share the next read', async () => {
  const { db } = await newWorld()
  const { read, end, requested } = slowRead()
  const join = joinReads<string>()
  const first = join(db, 'stock', () => read('before'))
  const later = [join(db, 'stock', () => read('second')), join(db, 'stock', () => read('third'))]
  expect(requested()).toBe(1)
  end()
  expect(await first).toBe('before')
  await expect.poll(requested).toBe(2)
  end()
  expect(await Promise.all(later)).toEqual(['third', 'third'])
})

test('results are not cached, keys are independent, and a failure affects only its own read', async () => {
  const { db } = await newWorld()
  const join = joinReads<string>()
  let count = 0
  const next = () => join(db, 'a', async () => String(++count))
  expect([await next(), await next()]).toEqual(['1', '2'])
  const failing = join(db, 'a', async () => {
    throw new Error('away')
  })
  const after = next()
  const other = join(db, 'b', async () => 'at once')
  await expect(failing).rejects.toThrow('away')
  expect([await after, await other]).toEqual(['3', 'at once'])
})

test('a transaction reads on its own', async () => {
  const { db } = await newWorld()
  const { read, end, requested } = slowRead()
  const join = joinReads<string>()
  const outbound = join(db, 'a', () => read('outside'))
  const inside = db.transaction().execute((tx) => join(tx, 'a', async () => 'inside'))
  expect(await inside).toBe('inside')
  expect(requested()).toBe(1)
  end()
  expect(await outbound).toBe('outside')
})
