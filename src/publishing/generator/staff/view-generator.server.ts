import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { readTexts } from '#admin/settings/save-settings.server.ts'
import { generatorCategories } from '#content/generator.ts'
import { listReviewers } from '#publishing/editor/items/content-item-db.server.ts'
import { hasDied } from '#publishing/generator/run.ts'
import { listArticlePaths, listRuns } from '#publishing/generator/run-db.server.ts'
import { topicsOf } from '#publishing/generator/start-run.server.ts'
import { generatorFields } from './generator-fields.ts'

const maxRuns = 30

export async function viewGenerator(ctx: AdminContext) {
  const { services, person } = ctx
  const { db, now, textService } = services
  const topics = await db.transaction().execute((tx) => topicsOf(tx))
  const runs = (await listRuns(db, maxRuns)).map((run) =>
    hasDied(run, now()) ? { ...run, state: 'failed' as const, reason: 'stopped' as const } : run,
  )
  const paths = await listArticlePaths(
    db,
    runs.flatMap(({ contentItemId }) => contentItemId ?? []),
  )
  const maySet = may(person, 'settings.write')
  return {
    runs: runs.map((run) => ({ ...run, article: paths.find(({ id }) => id === run.contentItemId) ?? null })),
    categories: generatorCategories.map(({ id, title, category, difficulty }) => ({
      ...{ id, title, category, difficulty },
      topics: topics.filter((topic) => topic.category === id),
    })),
    isConfigured: textService !== null,
    model: textService?.model ?? null,
    settings: maySet ? { values: await readTexts(ctx, generatorFields([])), reviewers: await listReviewers(db) } : null,
  }
}
