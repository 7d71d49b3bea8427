import { expect, onTestFinished, test, vi } from 'vitest'
import { newWorld } from '#test/world.ts'
import { listenOn } from '#web/node-listener.server.ts'
import { holdFromDatabase } from './held.server.ts'
import { tellHeldChanged } from './notify-db.server.ts'

const soon = { timeout: 1_000, interval: 10 }

/** A row of which this server holds the value, and how often it was read. */
async function aHeld(greatestAgeMs?: number) {
  const world = await newWorld()
  const asked = { times: 0 }
  const store = async (value: string) => {
    await world.pool.query(
      "insert into settings (key, value, changed_at) values ('held', to_jsonb($1::text), now()) on conflict (key) do update set value = excluded.value",
      [value],
    )
  }
  const read = async () => {
    asked.times++
    const { rows } = await world.pool.query("select value from settings where key = 'held'")
    return String(rows[0]?.value ?? 'nothing')
  }
  await store('first')
  const held = holdFromDatabase({ name: 'thing', first: 'seed', read, log: world.log, greatestAgeMs })
  return { world, asked, store, held }
}

test('a value is read once, and anew when its own change is told', async () => {
  const { world, asked, store, held } = await aHeld()
  onTestFinished(await listenOn(world.pool, [held.listener]))
  expect(held.last()).toBe('seed')
  for (let time = 0; time < 20; time++) expect(await held.now()).toBe('first')
  await store('second')
  await tellHeldChanged(world.db, 'another thing')
  expect(await held.now()).toBe('first')
  expect(asked.times).toBe(1)
  await tellHeldChanged(world.db, 'thing')
  await vi.waitFor(async () => expect(await held.now()).toBe('second'), soon)
})

test('what nobody told of is seen when the time is over', async () => {
  const { world, store, held } = await aHeld(200)
  onTestFinished(await listenOn(world.pool, [held.listener]))
  expect(await held.now()).toBe('first')
  await store('second')
  expect(await held.now()).toBe('first')
  await vi.waitFor(async () => expect(await held.now()).toBe('second'), soon)
})

test('who hears nothing reads each time, and those who ask at once share one reading', async () => {
  const { asked, store, held } = await aHeld()
  expect(await Promise.all([held.now(), held.now(), held.now()])).toEqual(['first', 'first', 'first'])
  expect(asked.times).toBe(1)
  await store('second')
  expect(await held.now()).toBe('second')
})

test('what was asked before a change was heard of is held for nobody', async () => {
  const { world } = await aHeld()
  const answers: ((value: string) => void)[] = []
  const read = () => new Promise<string>((resolve) => void answers.push(resolve))
  const held = holdFromDatabase({ name: 'thing', first: 'seed', read, log: world.log })
  held.listener.listening()
  const early = held.now()
  held.listener.heard('thing')
  const late = held.now()
  answers[1]?.('after')
  answers[0]?.('before')
  expect(await early).toBe('before')
  expect(await late).toBe('after')
  expect([await held.now(), held.last(), answers.length]).toEqual(['after', 'after', 2])
})

test('while it cannot be read what was known last counts, and nobody asks at once again', async () => {
  const { world } = await aHeld()
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('known').mockRejectedValue(new Error('away'))
  const held = holdFromDatabase({ name: 'thing', first: 'seed', read, log: world.log })
  held.listener.listening()
  expect(await held.now()).toBe('known')
  held.listener.heard('thing')
  for (let time = 0; time < 5; time++) expect(await held.now()).toBe('known')
  expect(read).toHaveBeenCalledTimes(2)
  held.listener.listening()
  await held.now()
  expect(read).toHaveBeenCalledTimes(3)
})
