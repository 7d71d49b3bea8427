import type { Logger } from 'pino'
import type { NodeListener } from './node-listener.ts'
import { cacheChangedChannel } from './notify-db.server.ts'

export type Cached<Value> = {
  /** Current value; while the database is unavailable, the last known one. */
  now(): Promise<Value>
  last(): Value
  listener: NodeListener
}

type Holding<Value> = {
  /** Name of the value in change notifications (`publishCacheChange`). */
  name: string
  first: Value
  read(last: Value): Promise<Value>
  log: Pick<Logger, 'warn'>
  greatestAgeMs?: number
}

const restMs = 1_000

/** Caches the result of `read` until a change notification. While notifications cannot arrive, always calls `read`. */
export function cacheFromDatabase<Value>({
  name,
  first,
  read,
  log,
  greatestAgeMs = 30_000,
}: Holding<Value>): Cached<Value> {
  let last = first
  let lastRequestedAt = Number.NEGATIVE_INFINITY
  let cached: Promise<Value> | null = null
  let asking: Promise<Value> | null = null
  let heldUntil = 0
  let restUntil = 0
  let isHearing = false
  const forget = () => {
    cached = null
    asking = null
    restUntil = 0
  }

  function ask(requestedAt: number): Promise<Value> {
    const reading = read(last).then(
      (found) => {
        if (requestedAt >= lastRequestedAt) {
          last = found
          lastRequestedAt = requestedAt
        }
        return found
      },
      (error: unknown) => {
        log.warn({ err: error, held: name }, 'a cached value could not be refreshed; the last known value is used')
        if (cached === reading) {
          cached = null
          restUntil = performance.now() + restMs
        }
        return last
      },
    )
    cached = reading
    asking = reading
    heldUntil = requestedAt + greatestAgeMs
    void reading.finally(() => {
      if (asking === reading) asking = null
    })
    return reading
  }

  return {
    now() {
      const at = performance.now()
      if (cached && isHearing && at < heldUntil) return cached
      return asking ?? (at < restUntil ? Promise.resolve(last) : ask(at))
    },
    last: () => last,
    listener: {
      channel: cacheChangedChannel,
      heard: (changed) => {
        if (changed === name) forget()
      },
      listening: () => {
        isHearing = true
        forget()
      },
      disconnected: () => {
        isHearing = false
      },
    },
  }
}
