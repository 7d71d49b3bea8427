import { z } from 'zod'
import { system } from '#platform/audit/audit.server.ts'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { refreshFeeds } from './feeds/refresh-feeds.server.ts'
import { autoGenerateNews } from './news-settings.ts'
import { runNews } from './runs/run-news.server.ts'
import { runNewsJob, startRun } from './runs/start-run.server.ts'

export const refreshFeedsJob = defineJob('news-refresh-feeds', z.unknown())
export const dailyNewsJob = defineJob('news-daily', z.unknown())

export const newsJobs: JobHandler<Services>[] = [
  handleJob(runNewsJob, (services: Services, { runId }) => runNews(services, runId), 'news'),
  handleJob(refreshFeedsJob, (services: Services) => refreshFeeds(services, { which: 'due' }), 'news'),
  handleJob(dailyNewsJob, async (services: Services) => {
    if ((await readSetting(services, autoGenerateNews)) === 'on')
      await startRun(services, { by: 'system', actor: system })
  }),
]
