import { publish } from '#platform/events/events.server.ts'
import { OutboundError } from '#platform/outbound/outbound.ts'
import type { Services } from '#platform/services.ts'
import { feedBroken } from '#publishing/news/events.ts'
import { removeFilteredBefore } from '#publishing/news/item-db.server.ts'
import { type Feed, findFeed, listFeeds, saveFeed, syncFeeds } from './feed-db.server.ts'
import { healthAfter } from './feed-health.ts'
import { readFeed } from './read-feed.ts'
import { storeEntries } from './store-entries.server.ts'

type RefreshFeedsDeps = Pick<Services, 'db' | 'now' | 'log' | 'newsSources' | 'fetchOutbound'>

export const feedTypes = 'application/rss+xml, application/atom+xml, */*;q=0.5'

export const whileWaitingMs = 7_000

const savedFilteredDays = 180
const dayMs = 24 * 60 * 60 * 1000

export type FeedOutcome = { feed: string; ok: true; added: number } | { feed: string; ok: false; reason: string }

/** Fetches the feeds that are due or, with `all`, every working feed. A failing feed does not stop the others. */
export async function refreshFeeds(
  services: RefreshFeedsDeps,
  { which }: { which: 'due' | 'all' },
): Promise<FeedOutcome[]> {
  const { db, now, newsSources } = services
  await db.transaction().execute((tx) => syncFeeds(tx, newsSources, now()))
  const feeds = (await listFeeds(db)).filter(
    ({ dueAt, state }) => dueAt <= now() || (which === 'all' && state === 'ok'),
  )
  const outcomes: FeedOutcome[] = []
  for (const feed of feeds) outcomes.push(await refreshFeed(services, feed))
  await removeFilteredBefore(db, new Date(now().getTime() - savedFilteredDays * dayMs))
  return outcomes
}

export async function fetchNow(services: RefreshFeedsDeps, feedId: string): Promise<FeedOutcome | null> {
  const feed = await findFeed(services.db, feedId)
  return feed && refreshFeed(services, feed, whileWaitingMs)
}

async function refreshFeed(services: RefreshFeedsDeps, feed: Feed, timeoutMs?: number): Promise<FeedOutcome> {
  const { db, now, log } = services
  try {
    const answer = await services.fetchOutbound({
      ...feed,
      accept: feedTypes,
      ...(timeoutMs ? { timeoutMs } : {}),
    })
    const { state, failures, dueInMinutes } = healthAfter(feed, true)
    const dueAt = new Date(now().getTime() + dueInMinutes * 60_000)
    const well = { state, failures, lastError: null, fetchedAt: now(), dueAt }
    if (answer.kind === 'unchanged') {
      await saveFeed(db, feed.id, well)
      return { feed: feed.name, ok: true, added: 0 }
    }
    const read = readFeed(answer.text, answer.url)
    if (!read.ok) throw new OutboundError(read.reason)
    const added = await storeEntries(services, feed, read.entries)
    await saveFeed(db, feed.id, { ...well, etag: answer.etag, lastModified: answer.lastModified })
    return { feed: feed.name, ok: true, added }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    log.warn({ err: error, feed: feed.id }, 'a feed was not read')
    await noteFailure(services, feed, error.message)
    return { feed: feed.name, ok: false, reason: error.message }
  }
}

async function noteFailure({ db, now }: RefreshFeedsDeps, feed: Feed, lastError: string): Promise<void> {
  const { state, failures, dueInMinutes } = healthAfter(feed, false)
  const at = now()
  await db.transaction().execute(async (tx) => {
    const dueAt = new Date(at.getTime() + dueInMinutes * 60_000)
    await saveFeed(tx, feed.id, { state, failures, lastError, fetchedAt: at, dueAt })
    const isNews = state === 'broken' && feed.state !== 'broken'
    if (isNews) await publish(tx, feedBroken, { feedId: feed.id, at: at.toISOString() })
  })
}
