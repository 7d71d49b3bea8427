import type { NodeListener } from '#platform/db/node-listener.ts'
import { liveUpdatesChannel } from '#platform/db/notify-db.server.ts'
import { type LiveUpdates, liveUpdates } from '#platform/live-updates.ts'

export type Subscription = { personId: string; receives(news: LiveUpdates): boolean | Promise<boolean> }

/** Reloads the session of a stream. Null if the session has ended or the person may no longer receive updates. */
export type FindSubscription = () => Promise<Subscription | null>

/** Limits of open streams; beyond, pages poll. Browsers allow six connections per host, so a person gets only four. */
const defaults = { perPerson: 4, perNode: 500, gatherMs: 50, checkMs: 3_000, answerMs: 2_000, beatMs: 15_000 }
const maxMs = 10 * 60_000
const unreadBytes = 16 * 1024

const headers = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  // These headers prevent proxies from buffering or compressing the response.
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
  /** Opens a stream. Null if the server has no capacity or the person receives no updates; the page then polls. */
  open(subscription: Subscription, find: FindSubscription): Response | null
  listener: NodeListener
  size(): number
  close(): void
}

/** Checks a stream's session before each event and every 3 s. If a check throws, closes all streams. */
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
      disconnected: () => {
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
      // The page has stopped reading or the connection is dead, so end the stream instead of buffering more data.
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
        // Random delay, so that clients do not all reconnect at once.
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
  const timer = setTimeout(
    () => reject(new Error('the recipients of a live update could not be determined in time')),
    ms,
  )
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
