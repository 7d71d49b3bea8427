import { system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { newsReview } from '#publishing/news/news-settings.ts'
import { findNewestRun } from '#publishing/news/runs/run-db.server.ts'
import { startRun } from '#publishing/news/runs/start-run.server.ts'

const untilServedMs = 3_000

/** Starts the first news run, on the demo's own feeds. Items that pass all checks are published without an editor. */
export async function startDemoNews(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  if (await findNewestRun(services.db)) return
  await beginSetting(services.db, newsReview, 'after')
  await startRun(services, { by: 'system', actor: system, runAt: new Date(services.now().getTime() + untilServedMs) })
}
