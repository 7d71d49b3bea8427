import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale } from '#platform/locale.ts'
import type { Application } from './application.ts'
import { type Stage, stages } from './stages.ts'

type NewApplication = Omit<Application, 'keep'> & {
  positionTitle: string | null
  keepsLonger: boolean
  cvFileId: string
  cvName: string
  consentVersion: string
  submissionKey: string
  isSpam: boolean
  deleteAfter: Date | null
  at: Date
}

/** Application with the same submission key (same text and file) sent after `since`, or null. */
export async function findSameApplication(db: Db | Tx, submissionKey: string, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom('jobApplications')
    .select('number')
    .where('submissionKey', '=', submissionKey)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row?.number ?? null
}

/** Locks the submission key, so that the same form sent twice at once is handled one after the other. */
export async function waitForSubmission(tx: Tx, submissionKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`application:${submissionKey}`}))`.execute(tx)
}

export function insertApplication(tx: Tx, { at, ...row }: NewApplication): Promise<{ id: string; number: number }> {
  return tx
    .insertInto('jobApplications')
    .values({ ...row, locale: currentLocale(), createdAt: at, updatedAt: at, waitingSince: row.isSpam ? null : at })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export async function findApplication(db: Db | Tx, number: number) {
  const row = await db
    .selectFrom('jobApplications as a')
    .innerJoin('storedFiles as f', 'f.id', 'a.cvFileId')
    .select([
      'a.id',
      'a.number',
      'a.position',
      'a.positionTitle',
      'a.name',
      'a.email',
      'a.phone',
      'a.message',
      'a.stage',
      'a.isSpam',
    ])
    .select(['a.keepsLonger', 'a.cvFileId', 'a.cvName', 'a.createdAt', 'a.closedAt', 'a.deleteAfter', 'a.waitingSince'])
    .select(['f.sizeBytes as cvSizeBytes', 'f.scanState as cvScanState'])
    .where('a.number', '=', number)
    .executeTakeFirst()
  return row ? { ...row, stage: stageOf(row.stage) } : null
}

export async function lockApplication(tx: Tx, number: number) {
  const row = await tx
    .selectFrom('jobApplications')
    .select([
      'id',
      'number',
      'position',
      'positionTitle',
      'name',
      'email',
      'stage',
      'keepsLonger',
      'isSpam',
      'cvFileId',
      'deleteAfter',
    ])
    .select('waitingSince')
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row ? { ...row, stage: stageOf(row.stage) } : null
}

type Change = {
  stage?: Stage
  isSpam?: boolean
  closedAt?: Date | null
  deleteAfter?: Date | null
  waitingSince?: Date | null
}

export async function saveApplication(tx: Tx, id: string, change: Change, at: Date): Promise<void> {
  await tx
    .updateTable('jobApplications')
    .set({ ...change, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

type NewEvent = {
  applicationId: string
  at: Date
  actorId: string
  fromStage: Stage | null
  toStage: Stage | null
  note: string | null
}

export async function addApplicationEvent(tx: Tx, event: NewEvent): Promise<void> {
  await tx.insertInto('jobApplicationEvents').values(event).execute()
}

export type ApplicationEvent = {
  id: number
  at: Date
  actorName: string | null
  toStage: Stage | null
  note: string | null
}

export async function listApplicationEvents(db: Db, applicationId: string): Promise<ApplicationEvent[]> {
  const rows = await db
    .selectFrom('jobApplicationEvents as e')
    .leftJoin('people as p', 'p.id', 'e.actorId')
    .select(['e.id', 'e.at', 'e.toStage', 'e.note', 'p.name as actorName'])
    .where('e.applicationId', '=', applicationId)
    .orderBy('e.id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, toStage: row.toStage === null ? null : stageOf(row.toStage) }))
}

export async function listDueApplications(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('jobApplications')
    .select('number')
    .where('deleteAfter', '<=', now)
    .orderBy('deleteAfter')
    .execute()
  return rows.map(({ number }) => number)
}

/** Deletes an application and all emails about it, because their texts name the applicant. */
export async function deleteApplication(tx: Tx, id: string): Promise<void> {
  const begins = (key: string) => sql<boolean>`starts_with(event_key, ${`${key}:`})`
  await tx
    .deleteFrom('emails')
    .where((is) =>
      is.or([is('eventKey', '=', receiptKey(id)), begins(`application-office:${id}`), begins(answerKey(id))]),
    )
    .execute()
  await tx.deleteFrom('jobApplications').where('id', '=', id).execute()
}

export function receiptKey(id: string): string {
  return `application-receipt:${id}`
}

export function officeKey(id: string, personId: string): string {
  return `application-office:${id}:${personId}`
}

export function answerKey(id: string): string {
  return `application-answer:${id}`
}

export function stageOf(text: string): Stage {
  const stage = stages.find((name) => name === text)
  if (!stage) throw new Error(`an application has the unknown stage ${text}`)
  return stage
}
