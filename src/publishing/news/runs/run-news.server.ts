import { setTimeout as sleep } from 'node:timers/promises'
import { TextServiceError } from '#platform/ai/text-service.ts'
import { swissDay } from '#platform/day.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { countWords } from '#platform/text/match-text.ts'
import { t } from '#platform/texts.ts'
import { cleanHtml } from '#publishing/news/feeds/html.ts'
import { refreshFeeds } from '#publishing/news/feeds/refresh-feeds.server.ts'
import { listNewest, lockItem, type NewsItem, saveItem } from '#publishing/news/item-db.server.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { type Finding, type NewsMove, nextState } from '#publishing/news/news-item.ts'
import { newsReview } from '#publishing/news/news-settings.ts'
import { checkRewrite, maxOutputTokens, minSourceWords, type Rewrite, readRewrite, rewritePrompt } from './rewrite.ts'
import { addTokens, findRun, saveRun, spendDraft } from './run-db.server.ts'
import { itemsPerRun, pauseBetweenItemsMs } from './run-rules.ts'

const copy = () => t(newsTexts.runNews)

type RunNewsDeps = Pick<Services, 'db' | 'now' | 'log' | 'config' | 'fetchOutbound' | 'newsSources' | 'textService'>

/** Fetches feeds, then processes the five newest waiting items; resumes an interrupted run. */
export async function runNews(services: RunNewsDeps, runId: string, pause: (ms: number) => Promise<unknown> = sleep) {
  const { db, now } = services
  const run = await findRun(db, runId)
  if (run?.state !== 'running') return
  const say = (change: Parameters<typeof saveRun>[2]) => saveRun(db, runId, change, now())
  try {
    await say({ step: 'feeds' })
    const feeds = await refreshFeeds(services, { which: 'all' })
    const left = Math.max(0, itemsPerRun - run.done)
    const waiting = await listNewest(db, ['candidate'], left)
    await say({ step: 'articles', total: run.done + waiting.length })
    const notes = feeds.flatMap((feed) => (feed.ok ? [] : [`${feed.feed}: ${feed.reason}`]))
    let { done, rewritten } = run
    for (const item of waiting) {
      if (done > 0) await pause(pauseBetweenItemsMs)
      const result = await writeAbout(services, item)
      if (result === 'deferred') notes.push(copy().waitsForBudget(item.title))
      if (result === 'rewritten') rewritten++
      await say({ done: ++done, rewritten })
    }
    await say({ state: 'finished', step: 'done', note: notes.join('. ').slice(0, 1_000) || null, finishedAt: now() })
    await announceChangedPages(db, ['/news'])
  } catch (error) {
    await say({ state: 'failed', step: 'done', note: copy().itFailedSeeLogFor, finishedAt: now() })
    throw error
  }
}

type RunNewsRow = { rewrite: Rewrite | null; findings: Finding[] }

/** Publishes a news item, rewritten or as a link to the source; leaves it to staff if the setting requires a review. */
async function writeAbout(services: RunNewsDeps, item: NewsItem): Promise<'rewritten' | 'original' | 'deferred'> {
  const { db, log, now, config, textService } = services
  const mayRewrite = item.licence === 'rewrite' && countWords(item.rawContent) >= minSourceWords
  const day = swissDay(now())
  let written: RunNewsRow | null = null
  if (textService && mayRewrite) {
    if (!(await spendDraft(db, day, config.NEWS_DRAFTS_PER_DAY))) return 'deferred'
    written = await askFor(services, textService, item, day)
  }
  return db.transaction().execute(async (tx) => {
    const held = await lockItem(tx, item.id)
    if (held?.state !== 'candidate') return 'original'
    const review = await readSetting({ db: tx, log }, newsReview)
    const isRewritten = written?.rewrite != null && written.findings.length === 0
    const moves: NewsMove[] = written ? ['draft', ...(isRewritten ? (['pass'] as const) : (['fail'] as const))] : []
    if (review === 'after') moves.push(...(isRewritten ? [] : (['quote'] as const)), 'approve', 'publish')
    else if (!written) moves.push('quote')
    const state = moves.reduce(after, held.state)
    await saveItem(tx, item.id, {
      state,
      updatedAt: now(),
      isRewritten,
      tags: isRewritten ? (written?.rewrite?.tags ?? []) : [],
      ...(written ? { rewrite: written.rewrite, checks: written.findings } : {}),
      ...(state === 'published' ? { shownAt: now() } : {}),
    })
    if (state === 'published') await announceChangedPages(tx, pagesOf(item.slug))
    return isRewritten ? 'rewritten' : 'original'
  })
}

async function askFor(
  { db, log }: RunNewsDeps,
  textService: NonNullable<RunNewsDeps['textService']>,
  item: NewsItem,
  day: string,
): Promise<RunNewsRow> {
  try {
    const { text, tokens } = await textService.write({ prompt: rewritePrompt(item), maxOutputTokens })
    await addTokens(db, day, tokens)
    const read = readRewrite(text)
    if (!read.ok) return { rewrite: null, findings: [{ check: 'service', detail: read.reason }] }
    const findings = checkRewrite(read.rewrite, sourceText(item))
    return { rewrite: { ...read.rewrite, content: cleanHtml(read.rewrite.content).html }, findings }
  } catch (error) {
    if (!(error instanceof TextServiceError)) throw error
    log.warn({ err: error, item: item.id }, 'a news item was not rewritten')
    return { rewrite: null, findings: [{ check: 'service', detail: error.message }] }
  }
}

export function sourceText(item: Pick<NewsItem, 'title' | 'description' | 'rawContent' | 'source' | 'publishedAt'>) {
  const { title, description, rawContent, source, publishedAt } = item
  return [title, description, rawContent, source, publishedAt.toISOString().slice(0, 10)].join('\n')
}

export function pagesOf(slug: string): string[] {
  return ['/news', `/news/${slug}`, '/sitemap']
}

function after(state: NewsItem['state'], move: NewsMove): NewsItem['state'] {
  const next = nextState(state, move)
  if (!next) throw new Error(`A news item cannot ${move} in the state ${state}`)
  return next
}
