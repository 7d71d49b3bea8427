import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import * as newsTexts from '#publishing/news/locales/en.ts'
import { hasDied, type RunProgress, type Starter } from './run-rules.ts'

const copy = () => t(newsTexts.runDb)

const shape = z.object({
  id: z.string(),
  state: z.enum(['running', 'finished', 'failed']),
  step: z.enum(['feeds', 'articles', 'done']),
  startedBy: z.enum(['visitor', 'staff', 'system']),
  total: z.number(),
  done: z.number(),
  rewritten: z.number(),
  note: z.string().nullable(),
  startedAt: z.date(),
  heartbeatAt: z.date(),
  finishedAt: z.date().nullable(),
})
export type Run = z.infer<typeof shape>

/** Locks runs and returns the current one, or null. A run whose heartbeat has stopped is marked as failed. */
export async function lockRuns(tx: Tx, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('news-run'))`.execute(tx)
  const newest = await findNewestRun(tx)
  if (!newest || !hasDied(newest, now)) return
  const note = copy().itStoppedWithoutReportingError
  await saveRun(tx, newest.id, { state: 'failed', step: 'done', note, finishedAt: now }, now)
}

/** Inserts a run. Throws if another is in progress: check this before, while holding the lock. */
export async function insertRun(
  tx: Tx,
  { startedBy, personId, at }: { startedBy: Starter; personId: string | null; at: Date },
): Promise<string> {
  const row = await tx
    .insertInto('newsRuns')
    .values({ startedBy, personId, startedAt: at, heartbeatAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findRun(db: Db | Tx, id: string): Promise<Run | null> {
  const row = await db.selectFrom('newsRuns').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? shape.parse(row) : null
}

export async function findNewestRun(db: Db | Tx, startedBy?: Starter): Promise<Run | null> {
  let query = db.selectFrom('newsRuns').selectAll().orderBy('startedAt', 'desc').limit(1)
  if (startedBy) query = query.where('startedBy', '=', startedBy)
  const row = await query.executeTakeFirst()
  return row ? shape.parse(row) : null
}

type RunChange = Partial<Pick<Run, 'state' | 'step' | 'total' | 'done' | 'rewritten' | 'note' | 'finishedAt'>>

export async function saveRun(db: Db | Tx, id: string, change: RunChange, at: Date): Promise<void> {
  await db
    .updateTable('newsRuns')
    .set({ ...change, heartbeatAt: at })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute()
}

export function progressOf(run: Run | null): RunProgress {
  if (!run) return { state: 'none', step: 'done', total: 0, done: 0, note: null }
  const { state, step, total, done, note } = run
  return { state, step, total, done, note }
}

export async function spendDraft(db: Db, day: string, limit: number): Promise<boolean> {
  if (limit === 0) return false
  const row = await db
    .insertInto('newsBudget')
    .values({ day, drafts: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet({ drafts: sql<number>`news_budget.drafts + 1` })
        .where('newsBudget.drafts', '<', limit),
    )
    .returning('drafts')
    .executeTakeFirst()
  return row !== undefined
}

export async function addTokens(db: Db, day: string, tokens: number): Promise<void> {
  await db
    .updateTable('newsBudget')
    .set({ tokens: sql<number>`tokens + ${tokens}` })
    .where('day', '=', day)
    .execute()
}

export async function findBudget(db: Db, day: string): Promise<{ drafts: number; tokens: number }> {
  const row = await db.selectFrom('newsBudget').select(['drafts', 'tokens']).where('day', '=', day).executeTakeFirst()
  return row ?? { drafts: 0, tokens: 0 }
}
