import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPool } from '#platform/db/database.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { LiveUpdates } from '#platform/live-updates.ts'
import { type ListenTimes, listenOn } from '#server/http/node-listener.server.ts'
import { startBlackHole } from '#test/black-hole.ts'
import { newWorld } from '#test/world.ts'
import { createLiveStreams, type FindSubscription, type Subscription } from './live-streams.server.ts'

const quick = { beatMs: 200, answerMs: 400, reconnectMs: 100 }
const news = (id: string, clientId: string | null = null): LiveUpdates => ({ topic: 'thread', id, clientId })
const anybody = (personId = 'ana'): Subscription => ({ personId, receives: () => true })

async function aNode(url: string, times: Parameters<typeof createLiveStreams>[0] = {}, listen: ListenTimes = quick) {
  const pool = openPool(url, 2)
  const live = createLiveStreams({ gatherMs: 5, checkMs: 50, answerMs: 300, ...times })
  const stop = await listenOn(pool, [live.listener], listen)
  onTestFinished(async () => {
    live.close()
    await stop()
    await pool.end()
  })
  const open = (subscription: Subscription, find: FindSubscription = async () => subscription) => {
    const response = live.open(subscription, find)
    return response && { response, ...readAll(response) }
  }
  return { live, open }
}

function readAll({ body }: Response) {
  const content = { text: '', isOver: false }
  const read = async () => {
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
      content.text += Buffer.from(chunk).toString()
    content.isOver = true
  }
  void read().catch(() => undefined)
  return { payload: content }
}

describe('events', () => {
  test('an event reaches authorized subscribers on every node, without its content', async () => {
    const world = await newWorld()
    const [one, two] = [await aNode(world.databaseUrl), await aNode(world.databaseUrl)]
    const ana = one.open({ personId: 'ana', receives: ({ clientId }) => clientId === 'ana' })
    const staff = two.open(anybody('tim'))
    await world.db.transaction().execute((tx) => publishChange(tx, news('t1', 'ben')))
    await world.db.transaction().execute((tx) => publishChange(tx, news('t2', 'ana')))
    await vi.waitFor(() => expect(staff?.payload.text).toContain('"id":"t2"'))
    await vi.waitFor(() => expect(ana?.payload.text).toContain('data: {"topic":"thread","id":"t2"}\n\n'))
    expect(ana?.payload.text).toMatch(/^retry: \d{4}\n\n/)
    expect(ana?.payload.text).not.toContain('t1')
    expect(staff?.payload.text).toContain('t1')
    expect(ana?.response.headers.get('Cache-Control')).toBe('no-store, no-transform')
    expect(ana?.response.headers.get('X-Accel-Buffering')).toBe('no')
  })

  test('a rolled-back change is not published', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl)
    const ana = node.open(anybody())
    const failing = world.db.transaction().execute(async (tx) => {
      await publishChange(tx, news('never'))
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await publishChange(world.db, news('after'))
    await vi.waitFor(() => expect(ana?.payload.text).toContain('after'))
    expect(ana?.payload.text).not.toContain('never')
  })
})

describe('authorization', () => {
  test('a subscriber who lost access receives nothing more, and the stream ends before the next event', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl, { checkMs: 60_000 })
    let isSignedIn = true
    const gone = node.open(anybody(), async () => (isSignedIn ? anybody() : null))
    const lost = node.open(anybody('tim'), async () => ({ personId: 'tim', receives: () => false }))
    isSignedIn = false
    await publishChange(world.db, news('secret'))
    await vi.waitFor(() => expect(gone?.payload.isOver).toBe(true))
    expect(gone?.payload.text).not.toContain('secret')
    expect(lost?.payload.text).not.toContain('secret')
  })

  test('streams end soon after their session ends, and heartbeats keep the others open', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl, { beatMs: 100 })
    let isSignedIn = true
    const gone = node.open(anybody(), async () => (isSignedIn ? anybody() : null))
    const stays = node.open(anybody('tim'))
    await vi.waitFor(() => expect(gone?.payload.text).toContain(': still here'))
    isSignedIn = false
    await vi.waitFor(() => expect(gone?.payload.isOver).toBe(true))
    expect(stays?.payload.isOver).toBe(false)
    expect(node.live.size()).toBe(1)
  })

  test('all streams end if authorization cannot be checked', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl)
    const hanging = node.open(anybody(), () => new Promise(() => undefined))
    const other = node.open(anybody('tim'))
    await vi.waitFor(() => expect([hanging?.payload.isOver, other?.payload.isOver]).toEqual([true, true]), {
      timeout: 2_000,
    })
  })
})

describe('capacity and connections', () => {
  test('streams are limited per person and per node, and a closed page frees its slot', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl, { perPerson: 2, perNode: 3 })
    const first = node.live.open(anybody(), async () => anybody())
    expect(node.open(anybody())).not.toBeNull()
    expect(node.open(anybody())).toBeNull()
    expect(node.open(anybody('tim'))).not.toBeNull()
    expect(node.open(anybody('eva'))).toBeNull()
    await first?.body?.cancel()
    expect(node.open(anybody())).not.toBeNull()
  })

  test('a stream whose client does not read is closed', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl)
    node.live.open(anybody(), async () => anybody())
    for (let n = 0; n < 600; n++) node.live.listener.heard(JSON.stringify(news(`thread-${n}`)))
    await vi.waitFor(() => expect(node.live.size()).toBe(0))
  })

  test('a disconnected node closes its streams and accepts new ones after reconnecting', async () => {
    const world = await newWorld()
    const way = await startBlackHole(world.databaseUrl)
    const node = await aNode(way.url)
    const before = node.open(anybody())
    way.swallow()
    await vi.waitFor(() => expect(before?.payload.isOver).toBe(true), { timeout: 3_000 })
    expect(node.open(anybody())).toBeNull()
    await way.clear()
    await vi.waitFor(() => expect(node.live.open(anybody(), async () => anybody())).not.toBeNull(), { timeout: 5_000 })
    const after = node.open(anybody())
    await publishChange(world.db, news('again'))
    await vi.waitFor(() => expect(after?.payload.text).toContain('again'))
    await way.refuse()
    await vi.waitFor(() => expect(after?.payload.isOver).toBe(true))
    await way.clear()
    await vi.waitFor(() => expect(node.open(anybody('tim'))).not.toBeNull(), { timeout: 5_000 })
  })

  test('a stopping node ends its streams and accepts no more', async () => {
    const world = await newWorld()
    const node = await aNode(world.databaseUrl)
    const open = node.open(anybody())
    node.live.close()
    await vi.waitFor(() => expect(open?.payload.isOver).toBe(true))
    expect(node.open(anybody())).toBeNull()
  })
})
