import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { finding, hasDied, runReasons, runStates, runSteps } from './run.ts'

const shape = z.object({
  id: z.string(),
  day: z.string(),
  startedBy: z.enum(['clock', 'staff']),
  personId: z.string().nullable(),
  category: z.string(),
  topic: z.string(),
  state: z.enum(runStates),
  step: z.enum(runSteps),
  reason: z.enum(runReasons).nullable(),
  findings: z.array(finding),
  contentItemId: z.string().nullable(),
  model: z.string().nullable(),
  tokens: z.number(),
  startedAt: z.date(),
  heartbeatAt: z.date(),
  finishedAt: z.date().nullable(),
})
export type GeneratorRun = z.infer<typeof shape>
const columns = Object.keys(shape.shape) as (keyof typeof shape.shape)[]

/** Locks runs and returns the current one, or null. A run whose heartbeat has stopped is marked as failed. */
export async function lockRuns(tx: Tx, now: Date): Promise<GeneratorRun | null> {
  await sql`select pg_advisory_xact_lock(hashtext('generator-run'))`.execute(tx)
  const running = await findRunning(tx)
  if (!running || !hasDied(running, now)) return running
  await saveRun(tx, running.id, { state: 'failed', step: 'done', reason: 'stopped', finishedAt: now }, now)
  return null
}

async function findRunning(db: Db | Tx): Promise<GeneratorRun | null> {
  const row = await db.selectFrom('generatorRuns').select(columns).where('state', '=', 'running').executeTakeFirst()
  return row ? shape.parse(row) : null
}

type NewRun = {
  day: string
  startedBy: 'clock' | 'staff'
  personId: string | null
  topicId: string
  category: string
  topic: string
  at: Date
}

/** Inserts a run. Throws if the day already has a scheduled one: check this before, while holding the lock. */
export async function insertRun(tx: Tx, { at, ...row }: NewRun): Promise<string> {
  const created = await tx
    .insertInto('generatorRuns')
    .values({ ...row, startedAt: at, heartbeatAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return created.id
}

export async function findRun(db: Db | Tx, id: string): Promise<GeneratorRun | null> {
  const row = await db.selectFrom('generatorRuns').select(columns).where('id', '=', id).executeTakeFirst()
  return row ? shape.parse(row) : null
}

export async function listRuns(db: Db, limit: number): Promise<GeneratorRun[]> {
  const rows = await db
    .selectFrom('generatorRuns')
    .select(columns)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => shape.parse(row))
}

export async function countRuns(tx: Tx, day: string, startedBy: 'clock' | 'staff') {
  const row = await tx
    .selectFrom('generatorRuns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('state', '<>', 'failed').as('good'))
    .where('day', '=', day)
    .where('startedBy', '=', startedBy)
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), isDone: Number(row.good) > 0 }
}

type RunChange = Partial<
  Pick<GeneratorRun, 'state' | 'step' | 'reason' | 'findings' | 'contentItemId' | 'model' | 'tokens' | 'finishedAt'>
>

/** Saves the progress of a run; does nothing if the run has finished. */
export async function saveRun(db: Db | Tx, id: string, { findings, ...change }: RunChange, at: Date): Promise<void> {
  await db
    .updateTable('generatorRuns')
    .set({ ...change, ...(findings ? { findings: JSON.stringify(findings) } : {}), heartbeatAt: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export async function listArticlePaths(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('contentItems as e')
    .innerJoin('contentItemVersions as v', (join) =>
      join.onRef('v.contentItemId', '=', 'e.id').onRef('v.number', '=', 'e.version'),
    )
    .leftJoin('people as p', 'p.id', 'e.reviewer')
    .select(['e.id', 'e.slug', 'e.state', 'v.title', 'p.name as reviewer'])
    .where('e.id', 'in', ids)
    .execute()
}
