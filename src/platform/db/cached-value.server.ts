import type { Logger } from 'pino'
import type { NodeListener } from './node-listener.ts'
import { cacheChangedChannel } from './notify-db.server.ts'

/** Something of the database that one server holds in its memory, because nearly every request asks for it. */
export type Cached<Value> = {
  /** What holds now. While the database does not answer: what was known last. */
  now(): Promise<Value>
  /** What was known last, without asking. */
  last(): Value
  listener: NodeListener
}

type Holding<Value> = {
  /** By which a change is told (`publishCacheChange`). */
  name: string
  /** What counts until it was read for the first time. */
  first: Value
  /** Reads it; `last` is what was known before, so that what has not changed need not be read again. */
  read(last: Value): Promise<Value>
  log: Pick<Logger, 'warn'>
  /** What nobody told of is seen after this time. */
  greatestAgeMs?: number
}

/** How long nobody asks again after the database did not answer. */
const restMs = 1_000

/**
 * Holds what `read` finds: read when it is first asked for, and again once a change was told. While this server hears
 * nothing it is read anew each time; those who ask at the same time share it. What was asked before a change was heard
 * of is held for nobody.
 */
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
        log.warn({ err: error, held: name }, 'what is held could not be read: what was known last counts')
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
      deaf: () => {
        isHearing = false
      },
    },
  }
}
