import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { aCase, actorOf, aPdf, aPerson } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { queueReading, readNext } from './read-next.server.ts'
import { claimReading, extendClaim } from './reading-queue-db.server.ts'

async function aQueue() {
  const world = await newWorld()
  const clients = { ana: await aPerson(world), ben: await aPerson(world) }
  const cases = { ana: await aCase(world, { client: clients.ana }), ben: await aCase(world, { client: clients.ben }) }
  let count = 0
  const send = async (who: 'ana' | 'ben', { isRequested = false } = {}) => {
    count += 1
    const sent = await uploadDocument(world, {
      ...{ caseId: cases[who].id, actor: actorOf(clients[who]), content: aPdf(`Page ${count}`) },
      ...{ declaredName: `${count}.pdf`, checklistItemId: null },
    })
    if (!sent.ok) throw new Error(sent.reason)
    world.setNow(`2026-11-21T09:0${count}:00Z`)
    await queueReading(world.db, { documentId: sent.documentId, isRequested, at: world.now() })
    return sent.documentId
  }
  const read = async () => {
    const rows = await world.db
      .selectFrom('statementReadings')
      .select('documentId')
      .where('readAt', 'is not', null)
      .execute()
    return new Set(rows.map(({ documentId }) => documentId))
  }
  return { world, send, read }
}

test('the backlog of one client does not delay another client', { timeout: 60_000 }, async () => {
  const { world, send, read } = await aQueue()
  const backlog = [await send('ana'), await send('ana'), await send('ana')]
  const single = await send('ben')
  await readNext(world)
  expect(await read()).toEqual(new Set([backlog[0]]))
  await readNext(world)
  expect(await read()).toEqual(new Set([backlog[0], single]))
  await queueReading(world.db, { documentId: backlog[1] ?? '', isRequested: false, at: world.now() })
  await readNext(world)
  await readNext(world)
  await readNext(world)
  expect(await read()).toEqual(new Set([...backlog, single]))
})

test('a client over the daily limit waits until the next day; requests of staff are read', {
  timeout: 60_000,
}, async () => {
  const { world, send, read } = await aQueue()
  const [first, second] = [await send('ana'), await send('ana')]
  await readNext(world, 1)
  await readNext(world, 1)
  expect(await read()).toEqual(new Set([first]))
  await readNext(world, 1)
  expect(await read()).toEqual(new Set([first]))
  const requested = await send('ana', { isRequested: true })
  await readNext(world, 1)
  expect(await read()).toEqual(new Set([first, requested]))
  world.setNow('2026-11-22T07:00:00Z')
  await readNext(world, 1)
  expect(await read()).toEqual(new Set([first, second, requested]))
})

test('a document claimed by a dead worker is read by another one after the claim expires', {
  timeout: 60_000,
}, async () => {
  const { world, send, read } = await aQueue()
  const document = await send('ana')
  const at = world.now().getTime()
  await claimReading(world.db, { now: world.now(), until: new Date(at + 10_000), dayStart: world.now() })
  const claimedUntil = new Date(at + 30_000)
  await extendClaim(world.db, document, claimedUntil)
  world.setNow(new Date(at + 20_000).toISOString())
  await expect(readNext(world)).rejects.toThrow('looked at again')
  world.setNow(new Date(claimedUntil.getTime() + 1).toISOString())
  await readNext(world)
  expect(await read()).toEqual(new Set([document]))
  await extendClaim(world.db, document, new Date(at + 90_000))
  const row = await world.db.selectFrom('statementReadings').select('claimedUntil').executeTakeFirstOrThrow()
  expect(row.claimedUntil).toBeNull()
})

test('a document whose file cannot be fetched is tried again in a minute, and does not delay others', async () => {
  const { world, send, read } = await aQueue()
  const [first, second] = [await send('ana'), await send('ben')]
  const broken = { ...world.fileStore, get: () => Promise.resolve(Readable.from([])) }
  const away = { ...world.fileStore, get: () => Promise.reject(new Error('away')) }
  const inSeconds = (seconds: number) => world.setNow(new Date(begin + seconds * 1000).toISOString())
  const begin = world.now().getTime()
  await readNext({ ...world, fileStore: away })
  await readNext(world)
  expect(await read()).toEqual(new Set([second]))
  inSeconds(61)
  await readNext({ ...world, fileStore: broken })
  inSeconds(90)
  await readNext(world)
  expect(await read()).toEqual(new Set([second]))
  inSeconds(122)
  await readNext(world)
  expect(await read()).toEqual(new Set([first, second]))
})
