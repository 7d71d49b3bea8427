import type { NodeListener } from '#platform/db/node-listener.ts'
import { liveUpdatesChannel } from '#platform/db/notify-db.server.ts'
import { type LiveUpdates, liveUpdates } from '#platform/live-updates.ts'

/** Somebody with a page open, and what they may hear of. */
export type Subscription = { personId: string; receives(news: LiveUpdates): boolean | Promise<boolean> }

/** Who a stream belongs to by now; null when that session has ended or they may hear nothing any more. */
export type FindSubscription = () => Promise<Subscription | null>

/**
 * A person has as many streams as they look at pages at once; a browser has six connections for a host, and whoever gets
 * no stream asks from time to time. A stream ends after some minutes so that what nobody reads any more goes away.
 */
const defaults = { perPerson: 4, perNode: 500, gatherMs: 50, checkMs: 3_000, answerMs: 2_000, beatMs: 15_000 }
const maxMs = 10 * 60_000
const unreadBytes = 16 * 1024

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // Proxies neither pack nor gather it.
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

type Stream = {
  subscription: Subscription
  find: FindSubscription
  openedAt: number
  send(text: string): void
  end(): void
}

export type LiveStreams = {
  /** The answer that stays open; null when there is no room for it or nothing would be heard: the page asks by itself then. */
  open(subscription: Subscription, find: FindSubscription): Response | null
  listener: NodeListener
  size(): number
  close(): void
}

/**
 * The pages that are open with this node and want to know when to look again. Whoever a stream belongs to is found anew
 * before each event and every three seconds; when that cannot be found out, no stream stays open.
 */
export function createLiveStreams(times: Partial<typeof defaults> = {}): LiveStreams {
  const { perPerson, perNode, gatherMs, checkMs, answerMs, beatMs } = { ...defaults, ...times }
  const streams = new Set<Stream>()
  let isHearing = false
  let isClosed = false
  let gathered: LiveUpdates[] = []
  let isGathering = false
  let checking: NodeJS.Timeout | undefined
  let beatAt = 0

  const endAll = () => {
    for (const stream of [...streams]) stream.end()
  }
  /** Whether this stream may stay, its hearer being who they are now. */
  const confirm = async (stream: Stream): Promise<boolean> => {
    const subscription = await inTime(stream.find(), answerMs)
    if (subscription) stream.subscription = subscription
    else stream.end()
    return subscription !== null && streams.has(stream)
  }
  const heardBy = async (subscription: Subscription, news: LiveUpdates[]) => {
    const received: LiveUpdates[] = []
    for (const one of news) if (await inTime(Promise.resolve(subscription.receives(one)), answerMs)) received.push(one)
    return received
  }
  const notify = async () => {
    const news = gathered
    gathered = []
    isGathering = false
    for (const stream of [...streams]) {
      // Who they are is asked for those only whom it may concern, and what they may read once more as who they are now.
      const received = await heardBy(stream.subscription, news)
      if (received.length === 0 || !(await confirm(stream))) continue
      for (const one of await heardBy(stream.subscription, received)) stream.send(eventOf(one))
    }
  }
  const check = async () => {
    const isBeat = performance.now() - beatAt >= beatMs
    if (isBeat) beatAt = performance.now()
    for (const stream of [...streams]) {
      if (performance.now() - stream.openedAt > maxMs) stream.end()
      else if ((await confirm(stream)) && isBeat) stream.send(': still here\n\n')
    }
  }
  const checkLater = () => {
    if (checking || streams.size === 0) return
    checking = setTimeout(() => {
      check()
        .catch(endAll)
        .finally(() => {
          checking = undefined
          checkLater()
        })
    }, checkMs)
    checking.unref()
  }

  return {
    open(subscription, find) {
      const own = [...streams].filter((stream) => stream.subscription.personId === subscription.personId)
      if (isClosed || !isHearing || own.length >= perPerson || streams.size >= perNode) return null
      const { stream, body } = openStream(subscription, find, (ended) => streams.delete(ended))
      streams.add(stream)
      checkLater()
      return new Response(body, { headers })
    },
    listener: {
      channel: liveUpdatesChannel,
      heard: (payload) => {
        const news = parse(payload)
        if (!news || streams.size === 0) return
        gathered.push(news)
        if (!isGathering) setTimeout(() => void notify().catch(endAll), gatherMs)
        isGathering = true
      },
      listening: () => {
        isHearing = true
      },
      deaf: () => {
        isHearing = false
        endAll()
      },
    },
    size: () => streams.size,
    close: () => {
      isClosed = true
      clearTimeout(checking)
      endAll()
    },
  }
}

function openStream(subscription: Subscription, find: FindSubscription, ended: (stream: Stream) => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  const stream: Stream = {
    subscription,
    find,
    openedAt: performance.now(),
    send: (text) => {
      // Nobody takes it off: the line is dead, or the page has stopped.
      if ((controller?.desiredSize ?? 0) <= 0) return stream.end()
      controller?.enqueue(encoder.encode(text))
    },
    end: () => {
      ended(stream)
      controller?.close()
      controller = null
    },
  }
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
        // Not all at the same moment when a node has gone.
        stream.send(`retry: ${2_000 + Math.round(Math.random() * 3_000)}\n\n`)
      },
      cancel: () => {
        controller = null
        ended(stream)
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
  )
  return { stream, body }
}

function eventOf({ topic, id }: LiveUpdates): string {
  return `data: ${JSON.stringify({ topic, id })}\n\n`
}

function parse(payload: string): LiveUpdates | null {
  try {
    return liveUpdates.parse(JSON.parse(payload))
  } catch {
    return null
  }
}

function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('who hears could not be found out in time')), ms)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
