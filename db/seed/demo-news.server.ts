import { newsReview } from '#news/news-settings.ts'
import { findNewestRun } from '#news/run-db.server.ts'
import { startRun } from '#news/start-run.server.ts'
import { system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'

const untilServedMs = 3_000

/**
 * The first news of the demo world: a real run over its own feeds, once this program answers. Nobody sits at the desk of
 * this world, so news is shown once all checks pass.
 */
export async function startDemoNews(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  if (await findNewestRun(services.db)) return
  await beginSetting(services.db, newsReview, 'after')
  await startRun(services, { by: 'system', actor: system, runAt: new Date(services.now().getTime() + untilServedMs) })
}
