import { expect, onTestFinished, test, vi } from 'vitest'
import { listenOn } from '#server/http/node-listener.server.ts'
import { newWorld } from '#test/world.ts'
import { cacheFromDatabase } from './cached-value.server.ts'
import { publishCacheChange } from './notify-db.server.ts'

const soon = { timeout: 1_000, interval: 10 }

async function aCachedValue(greatestAgeMs?: number) {
  const world = await newWorld()
  const requested = { times: 0 }
  const store = async (value: string) => {
    await world.pool.query(
      "insert into settings (key, value, updated_at) values ('held', to_jsonb($1::text), now()) on conflict (key) do update set value = excluded.value",
      [value],
    )
  }
  const read = async () => {
    requested.times++
    const { rows } = await world.pool.query("select value from settings where key = 'held'")
    return String(rows[0]?.value ?? 'nothing')
  }
  await store('first')
  const cached = cacheFromDatabase({ name: 'thing', first: 'seed', read, log: world.log, greatestAgeMs })
  return { world, requested, store, held: cached }
}

test('a value is read once, and again after a notification of its own change', async () => {
  const { world, requested, store, held: cached } = await aCachedValue()
  onTestFinished(await listenOn(world.pool, [cached.listener]))
  expect(cached.last()).toBe('seed')
  for (let time = 0; time < 20; time++) expect(await cached.now()).toBe('first')
  await store('second')
  await publishCacheChange(world.db, 'another thing')
  expect(await cached.now()).toBe('first')
  expect(requested.times).toBe(1)
  await publishCacheChange(world.db, 'thing')
  await vi.waitFor(async () => expect(await cached.now()).toBe('second'), soon)
})

test('a change without notification is seen once the maximum age is over', async () => {
  const { world, store, held: cached } = await aCachedValue(200)
  onTestFinished(await listenOn(world.pool, [cached.listener]))
  expect(await cached.now()).toBe('first')
  await store('second')
  expect(await cached.now()).toBe('first')
  await vi.waitFor(async () => expect(await cached.now()).toBe('second'), soon)
})

test('a disconnected subscriber reads the value on every call, sharing concurrent reads', async () => {
  const { requested, store, held: cached } = await aCachedValue()
  expect(await Promise.all([cached.now(), cached.now(), cached.now()])).toEqual(['first', 'first', 'first'])
  expect(requested.times).toBe(1)
  await store('second')
  expect(await cached.now()).toBe('second')
})

test('a read that began before a notification is not cached', async () => {
  const { world } = await aCachedValue()
  const answers: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => void answers.push(resolve))
  const cached = cacheFromDatabase({ name: 'thing', first: 'seed', read, log: world.log })
  cached.listener.listening()
  const early = cached.now()
  cached.listener.heard('thing')
  const late = cached.now()
  answers[1]?.('after')
  answers[0]?.('before')
  expect(await early).toBe('before')
  expect(await late).toBe('after')
  expect([await cached.now(), cached.last(), answers.length]).toEqual(['after', 'after', 2])
})

test('while reads fail, the last known value is returned without immediate retries', async () => {
  const { world } = await aCachedValue()
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('known').mockRejectedValue(new Error('away'))
  const cached = cacheFromDatabase({ name: 'thing', first: 'seed', read, log: world.log })
  cached.listener.listening()
  expect(await cached.now()).toBe('known')
  cached.listener.heard('thing')
  for (let time = 0; time < 5; time++) expect(await cached.now()).toBe('known')
  expect(read).toHaveBeenCalledTimes(2)
  cached.listener.listening()
  await cached.now()
  expect(read).toHaveBeenCalledTimes(3)
})
