import { z } from 'zod'
import { generatorCategories } from '#content/generator.ts'
import { type AuditActor, recordAudit, system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { autoGenerateBlog, maxRequestedADay, maxTriesADay, nextTopic } from './run.ts'
import { countRuns, insertRun, lockRuns } from './run-db.server.ts'
import { insertTopics, listTopics, saveTopicUse } from './topic-db.server.ts'

export const generateJob = defineJob('generator-run', z.object({ runId: z.uuid() }))

export type StartOutcome =
  | { ok: true; runId: string; isNew: boolean }
  | { ok: false; reason: 'not-configured' | 'no-topic' | 'enough-today' | 'done-today' }

type StartRunDeps = Pick<Services, 'db' | 'now' | 'textService'>
type StartRunInput = { by: 'clock' | 'staff'; actor: AuditActor }

/** Starts a run, or returns the run that is already in progress. */
export function startRun({ db, now, textService }: StartRunDeps, { by, actor }: StartRunInput): Promise<StartOutcome> {
  return db.transaction().execute(async (tx): Promise<StartOutcome> => {
    const at = now()
    const running = await lockRuns(tx, at)
    if (running) return { ok: true, runId: running.id, isNew: false }
    if (!textService) return { ok: false, reason: 'not-configured' }
    const day = swissDay(at)
    const { count, isDone } = await countRuns(tx, day, by)
    if (by === 'clock' && isDone) return { ok: false, reason: 'done-today' }
    if (count >= (by === 'clock' ? maxTriesADay : maxRequestedADay)) return { ok: false, reason: 'enough-today' }
    const topic = nextTopic((await topicsOf(tx)).filter(({ isActive }) => isActive))
    if (!topic) return { ok: false, reason: 'no-topic' }
    await saveTopicUse(tx, topic.id, at)
    const runId = await insertRun(tx, {
      ...{ day, startedBy: by, personId: actor.person?.id ?? null, at },
      ...{ topicId: topic.id, category: topic.category, topic: topic.topic },
    })
    await enqueue(tx, generateJob, { runId }, { maxAttempts: 3 })
    await recordAudit(tx, actor, {
      action: 'generator.run-started',
      object: { type: 'generator-run', id: runId },
      detail: { by, topic: topic.topic },
    })
    return { ok: true, runId, isNew: true }
  })
}

export async function topicsOf(tx: Tx) {
  const known = await listTopics(tx)
  if (known.length > 0) return known
  await insertTopics(
    tx,
    generatorCategories.flatMap(({ id, topics }) => topics.map((topic) => ({ category: id, topic }))),
  )
  return listTopics(tx)
}

/** Starts the daily run if it is enabled and has not run today (in Zurich). Missed days are not made up for. */
export async function startRunOfDay(services: StartRunDeps & Pick<Services, 'log'>): Promise<StartOutcome | null> {
  if ((await readSetting(services, autoGenerateBlog)) === 'off') return null
  return startRun(services, { by: 'clock', actor: system })
}
