import { OutboundError } from '#platform/outbound/outbound.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { reasonToDrop } from '#publishing/news/runs/relevance.ts'
import { readFeed } from './read-feed.ts'
import { feedTypes, whileWaitingMs } from './refresh-feeds.server.ts'

const copy = () => t(publishingTexts.trySource)

const shown = 10

export type TriedEntry = { title: string; url: string; publishedAt: Date | null; dropped: string | null }
export type TriedSource =
  | { ok: true; count: number; aboutTaxes: number; entries: TriedEntry[] }
  | { ok: false; reason: string }

/** Fetches a feed as the worker would, but stores nothing. */
export async function trySource(
  { fetchOutbound, now }: Pick<Services, 'fetchOutbound' | 'now'>,
  url: string,
): Promise<TriedSource> {
  try {
    const answer = await fetchOutbound({ url, accept: feedTypes, timeoutMs: whileWaitingMs })
    if (answer.kind === 'unchanged') return { ok: false, reason: copy().feedSaysNothingHasChanged }
    const read = readFeed(answer.text, answer.url)
    if (!read.ok) return read
    const entries = read.entries.map(({ title, url: address, publishedAt, ...texts }) => ({
      ...{ title, url: address, publishedAt },
      dropped: reasonToDrop({ title, ...texts }, { publishedAt: publishedAt ?? now(), isDuplicate: false, now: now() }),
    }))
    const aboutTaxes = entries.filter(({ dropped }) => dropped === null).length
    return { ok: true, count: entries.length, aboutTaxes, entries: entries.slice(0, shown) }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { ok: false, reason: error.message }
  }
}
