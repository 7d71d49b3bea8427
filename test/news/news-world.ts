import { demoFeedOf, demoFeedText } from '#dev/feeds/demo-sources.ts'
import { system } from '#platform/audit/audit.server.ts'
import { newsReview } from '#publishing/news/news-settings.ts'
import { findRun } from '#publishing/news/runs/run-db.server.ts'
import { runNews } from '#publishing/news/runs/run-news.server.ts'
import { startRun } from '#publishing/news/runs/start-run.server.ts'
import { aSetting } from '#test/settings.ts'
import { newWorld, type World } from '#test/world.ts'
import { startServer } from './http-server.ts'

/**
 * Test context with a local feed server. Its map `broken` sets the HTTP status of a feed, by the feed's file name. By
 * default, items are published once all checks pass (`review` is 'after'); null leaves the review setting unchanged.
 */
export async function aNewsWorld(
  env: Record<string, string> = {},
  { review = 'after' }: { review?: 'before' | 'after' | null } = {},
) {
  const broken = new Map<string, number>()
  const server = await startServer((request, response) => {
    const file = request.url?.split('/').at(-1)
    const id = demoFeedOf(file)
    const status = broken.get(file ?? '')
    if (!id || status) {
      response.writeHead(status ?? 404)
      return response.end()
    }
    const { type, text } = demoFeedText(id, { site: server.url, today: new Date('2026-11-21T09:00:00Z') })
    if (request.headers['if-none-match'] === '"one"') response.writeHead(304)
    else response.writeHead(200, { 'Content-Type': type, ETag: '"one"' })
    response.end(response.statusCode === 304 ? undefined : text)
  })
  const world = await newWorld({ MODE: 'demo', PUBLIC_URL: server.url, ...env })
  world.ownOrigins.push(server.url)
  if (review) await aSetting(world, newsReview, review)
  return { world, server, broken }
}

const noPause = async () => undefined

export async function aRun(world: World, pause: (ms: number) => Promise<unknown> = noPause) {
  const started = await startRun(world, { by: 'system', actor: system })
  if (!started.ok) throw new Error(started.reason)
  await runNews(world, started.runId, pause)
  const run = await findRun(world.db, started.runId)
  if (!run) throw new Error('no run')
  return run
}

export async function jobsOfNews({ pool }: World): Promise<string[]> {
  const { rows } = await pool.query(
    "select task_identifier from graphile_worker.jobs where task_identifier like 'news-%'",
  )
  return rows.map((row) => row.task_identifier)
}

export function anAnswer(change: object = {}): string {
  const whole = {
    title: 'A title of taxes',
    summary: 'One sentence about the tax.',
    content: `<p>${'word '.repeat(230)}</p>`,
    tags: ['Tax'],
  }
  return JSON.stringify({ ...whole, ...change })
}
