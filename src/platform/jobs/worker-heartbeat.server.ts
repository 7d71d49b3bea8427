import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { WorkerTimes } from './worker-times.ts'

/** SQL for the key of a worker's advisory lock, held while it is alive. `name` is SQL for the worker's name. */
export const heartbeatKey = (name: string) => `hashtextextended(${name}, 190613)`

/**
 * Holds the advisory locks that show that workers are alive, on a separate database connection. If this connection
 * breaks, no new job may start until it is replaced and the locks are held again.
 */
export type WorkerHeartbeat = {
  hold(name: string): Promise<void>
  isHeld(name: string): boolean
  drop(name: string): Promise<void>
  end(): Promise<void>
}

type Line = {
  ask(text: string, values?: string[]): Promise<unknown>
  held: Set<string>
  requested: Map<string, Promise<unknown>>
}

export function openHeartbeat(
  url: string,
  log: Logger,
  { beatMs, answerMs, reconnectMs }: Pick<WorkerTimes, 'beatMs' | 'answerMs' | 'reconnectMs'>,
): WorkerHeartbeat {
  const request = new Set<string>()
  let line: Line | null = null
  const ending = new AbortController()
  let isNotified = false

  const lock = async (on: Line, name: string) => {
    const requested = on.requested.get(name) ?? on.ask(`select pg_advisory_lock_shared(${heartbeatKey('$1')})`, [name])
    on.requested.set(name, requested)
    await requested.catch((error: unknown) => {
      on.requested.delete(name)
      throw error
    })
    on.held.add(name)
  }
  const live = async () => {
    const client = await connect(url, answerMs)
    const gone = once(client, 'end', { signal: ending.signal }).then(() => Promise.reject(new Error('it was ended')))
    gone.catch(() => undefined)
    try {
      const now: Line = { ask: oneAfterTheOther(client), held: new Set(), requested: new Map() }
      for (const name of request) await lock(now, name)
      line = now
      if (isNotified) log.info('the worker shows again that it lives')
      isNotified = false
      for (;;) {
        await Promise.race([gone, pause(beatMs)])
        await now.ask('select 1')
      }
    } finally {
      line = null
      await client.end().catch(() => undefined)
    }
  }
  const living = (async () => {
    while (!ending.signal.aborted) {
      await live().catch((error: unknown) => {
        if (!ending.signal.aborted && !isNotified) log.warn({ err: error }, 'the worker cannot show that it lives')
        isNotified = true
      })
      await pause(reconnectMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  })()

  const isHeld = (name: string) => line?.held.has(name) ?? false
  return {
    isHeld,
    async hold(name) {
      request.add(name)
      for (let waited = 0; !isHeld(name) && waited < answerMs; waited += 50) {
        if (line && !line.held.has(name)) await lock(line, name)
        else await pause(50)
      }
      if (!isHeld(name)) throw new Error('The worker cannot show that it lives, so it takes no jobs')
    },
    async drop(name) {
      request.delete(name)
      if (!line?.held.delete(name)) return
      await line.ask(`select pg_advisory_unlock_shared(${heartbeatKey('$1')})`, [name]).catch(() => undefined)
    },
    async end() {
      ending.abort()
      await living
    },
  }
}

function oneAfterTheOther(client: pg.Client): Line['ask'] {
  let last: Promise<unknown> = Promise.resolve()
  return (text, values) => {
    const answer = last.then(() => client.query(text, values))
    last = answer.catch(() => undefined)
    return answer
  }
}

async function connect(url: string, answerMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'worker presence',
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
    options:
      '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c idle_session_timeout=0',
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
