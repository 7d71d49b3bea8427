import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DraftText } from './draft.ts'

export type Draft = DraftText & { savedAt: Date }
type DraftKey = { personId: string; form: string }

const maxDrafts = 200
const maxSavedForms = 20
const draftMs = 30 * 24 * 60 * 60 * 1000
const savedFormMs = 24 * 60 * 60 * 1000
/** Save number of a sent draft. It exceeds all others, so that a late autosave cannot restore the draft. */
const sentNumber = 2_147_483_647

const text = [
  sql<string>`coalesce(payload ->> 'subject', '')`.as('subject'),
  sql<string>`coalesce(payload ->> 'body', '')`.as('body'),
] as const

export async function findDraft(db: Db | Tx, personId: string, form: string): Promise<Draft | null> {
  const row = await db
    .selectFrom('drafts')
    .select([...text, 'savedAt'])
    .where('personId', '=', personId)
    .where('form', '=', form)
    .where('payload', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Lists drafts, including empty ones, so that a browser knows that its older copy of a text is outdated. */
export async function listDraftsOfPage(db: Db | Tx, personId: string, page: string): Promise<Record<string, Draft>> {
  const rows = await db
    .selectFrom('drafts')
    .select(['form', ...text, 'savedAt'])
    .where('personId', '=', personId)
    .where(sql<boolean>`left(form, ${page.length + 1}) in (${`${page} `}, ${`${page}?`})`)
    .where('payload', 'is not', null)
    .execute()
  return Object.fromEntries(rows.map(({ form, ...draft }) => [form, draft]))
}

export type DraftSave = DraftKey & Draft & { writer: string; saveNumber: number | null }

/** Saves a draft. False if the same writer (open page) has already saved a later text or sent it. */
export async function saveDraft(tx: Tx, { personId, form, subject, body, savedAt, ...save }: DraftSave) {
  await lockDrafts(tx, personId)
  const { writer, saveNumber } = save
  const payload = JSON.stringify({ subject, body })
  const values = { payload, writer, savedAt, expiresAt: new Date(savedAt.getTime() + draftMs) }
  const { numInsertedOrUpdatedRows: saved } = await tx
    .insertInto('drafts')
    .values({ personId, form, ...values, saveNumber: saveNumber ?? 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['personId', 'form'])
        .doUpdateSet({
          ...values,
          saveNumber:
            saveNumber ?? sql<number>`case when drafts.writer = excluded.writer then drafts.save_number else 0 end`,
        })
        .where(
          sql<boolean>`drafts.writer <> excluded.writer or drafts.save_number <
            case when ${saveNumber}::integer is null then ${sentNumber} else excluded.save_number end`,
        ),
    )
    .executeTakeFirstOrThrow()
  await removeOldest(tx, personId, { isEncrypted: false, max: maxDrafts })
  return saved === 1n
}

/** Empties the draft of a sent text. The row stays, so that an autosave that arrives late is ignored. */
export async function closeDraft(
  tx: Tx,
  { personId, form, writer, at }: DraftKey & { writer: string; at: Date },
): Promise<void> {
  await lockDrafts(tx, personId)
  const values = {
    payload: '{}',
    writer,
    saveNumber: sentNumber,
    savedAt: at,
    expiresAt: new Date(at.getTime() + draftMs),
  }
  await tx
    .insertInto('drafts')
    .values({ personId, form, ...values })
    .onConflict((conflict) => conflict.columns(['personId', 'form']).doUpdateSet(values))
    .execute()
}

export async function insertSavedForm(
  tx: Tx,
  { personId, form, encrypted, at }: DraftKey & { encrypted: Buffer; at: Date },
): Promise<void> {
  await lockDrafts(tx, personId)
  const expiresAt = new Date(at.getTime() + savedFormMs)
  await tx
    .insertInto('drafts')
    .values({ personId, form, encryptedPayload: encrypted, savedAt: at, expiresAt })
    .execute()
  await removeOldest(tx, personId, { isEncrypted: true, max: maxSavedForms })
}

export async function findSavedForm(db: Db, { personId, form }: DraftKey): Promise<Buffer | null> {
  const row = await db
    .selectFrom('drafts')
    .select('encryptedPayload')
    .where('personId', '=', personId)
    .where('form', '=', form)
    .executeTakeFirst()
  return row?.encryptedPayload ?? null
}

export async function removeExpiredDrafts(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('drafts').where('expiresAt', '<', at).execute()
}

/** Locks the drafts of a person until the transaction ends, so that saving and sending wait for each other. */
async function lockDrafts(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${personId}`}, 0))`.execute(tx)
}

async function removeOldest(tx: Tx, personId: string, { isEncrypted, max }: { isEncrypted: boolean; max: number }) {
  const own = tx
    .selectFrom('drafts')
    .select('form')
    .where('personId', '=', personId)
    .where('encryptedPayload', isEncrypted ? 'is not' : 'is', null)
    .orderBy('savedAt', 'desc')
    .offset(max)
  await tx.deleteFrom('drafts').where('personId', '=', personId).where('form', 'in', own).execute()
}
