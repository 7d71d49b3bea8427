import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import type { NodeListener } from '#platform/db/node-listener.ts'

const limits = {
  keepAliveTimeout: 65_000,
  headersTimeout: 20_000,
  requestTimeout: 15 * 60_000,
  connectionsCheckingInterval: 5_000,
}

/** `close` makes `/readyz` fail for `drainMs`, so that load balancers send no new requests, then awaits open ones. */
export async function listen(
  app: { listener: RequestListener; drain(): void },
  { host, port, drainMs = 0 }: { host: string; port: number; drainMs?: number },
): Promise<{ server: Server; close(): Promise<void> }> {
  const server = createServer(limits, app.listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    server,
    close: async () => {
      app.drain()
      await new Promise((resolve) => setTimeout(resolve, drainMs))
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        setTimeout(() => server.closeAllConnections(), 10_000).unref()
      })
    },
  }
}

const defaultTimes = { beatMs: 3_000, answerMs: 3_000, reconnectMs: 500 }
export type ListenTimes = Partial<typeof defaultTimes>

/** Listens on all channels, and reconnects. Resolves with a stop function after the first attempt to connect. */
export async function listenOn(
  pool: Pool,
  listeners: readonly NodeListener[],
  times: ListenTimes = {},
): Promise<() => Promise<void>> {
  const { beatMs, answerMs, reconnectMs } = { ...defaultTimes, ...times }
  const ending = new AbortController()
  const first = Promise.withResolvers<void>()

  const listen = async (client: PoolClient) => {
    const gone = new Promise<never>((_, reject) => {
      client.once('end', () => reject(new Error('the connection ended')))
      client.once('error', reject)
    })
    gone.catch(() => undefined)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.heard(payload)
    })
    for (const { channel } of listeners) await client.query(`listen ${channel}`)
    for (const listener of listeners) listener.listening()
    first.resolve()
    for (;;) {
      await Promise.race([gone, pause(beatMs, undefined, { signal: ending.signal, ref: false })])
      // A connection can be dead without an error. Only a response proves that notifications can arrive.
      await client.query(Object.assign({ text: 'select 1' }, { query_timeout: answerMs }))
      for (const listener of listeners) listener.alive?.()
    }
  }
  const listening = (async () => {
    while (!ending.signal.aborted) {
      const client = await pool.connect().catch(() => null)
      if (client) {
        await listen(client).catch(() => undefined)
        client.release(true)
      }
      for (const listener of listeners) listener.disconnected?.()
      first.resolve()
      await pause(reconnectMs, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  })()
  await first.promise
  return async () => {
    ending.abort()
    await listening
  }
}
