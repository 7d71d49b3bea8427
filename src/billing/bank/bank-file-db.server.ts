import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { BankFileItems, BankFiles } from '#platform/db/schema.ts'
import type { CamtError } from './camt/read-camt.ts'

/** `unconfirmed`: the file contains an account that may not be the firm's; staff must confirm it before the import. */
export type BankFileStatus = 'queued' | 'unconfirmed' | 'importing' | 'finished' | 'refused' | 'discarded'

/** Stores a file with its encrypted content; false if a file with the same content is queued or was imported. */
export async function insertBankFile(
  tx: Tx,
  file: Pick<Insertable<BankFiles>, 'id' | 'name' | 'sha256' | 'format' | 'uploadedBy' | 'uploadedAt'>,
  content: Buffer,
): Promise<boolean> {
  const fresh = { status: 'queued', contentKey: file.sha256, newLines: 0, knownLines: 0 } as const
  const added = await tx
    .insertInto('bankFiles')
    .values({ ...file, ...fresh })
    .onConflict((conflict) => conflict.column('contentKey').doNothing())
    .executeTakeFirst()
  if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return false
  await tx
    .insertInto('bankFileContents')
    .values({ fileId: file.id ?? '', content })
    .execute()
  return true
}

export async function findFileOf(tx: Tx, contentKey: string): Promise<string | null> {
  const row = await tx.selectFrom('bankFiles').select('id').where('contentKey', '=', contentKey).executeTakeFirst()
  return row?.id ?? null
}

export async function findNextFile(db: Db) {
  const row = await db
    .selectFrom('bankFiles as f')
    .innerJoin('bankFileContents as c', 'c.fileId', 'f.id')
    .select(['f.id', 'f.name', 'f.uploadedBy', 'f.confirmedAt', 'f.entriesDone', 'c.content'])
    .where('f.status', 'in', ['queued', 'importing'])
    .orderBy('f.uploadedAt')
    .orderBy('f.id')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function lockBankFile(tx: Tx, id: string) {
  const row = await tx.selectFrom('bankFiles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

type Change = Omit<Updateable<BankFiles>, 'status' | 'refusal'> & { status?: BankFileStatus; refusal?: CamtError }

export async function saveBankFile(tx: Tx, id: string, { refusal, ...change }: Change): Promise<void> {
  const set = refusal ? { ...change, refusal: JSON.stringify(refusal) } : change
  await tx.updateTable('bankFiles').set(set).where('id', '=', id).execute()
}

export async function removeContent(tx: Tx, fileId: string): Promise<void> {
  await tx.deleteFrom('bankFileContents').where('fileId', '=', fileId).execute()
}

/** Number of entries imported so far from all files; if it changes during an import, another import is running. */
export async function countEntriesDone(db: Db | Tx): Promise<number> {
  const row = await db
    .selectFrom('bankFiles')
    .select(sql<number>`coalesce(sum(entries_done), 0)::int`.as('done'))
    .executeTakeFirstOrThrow()
  return row.done
}

export async function listKnownAccounts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ account: string }>`
    select distinct replace(account, ' ', '') as account from invoices where account is not null
    union select unnest(other_accounts) from bank_files where confirmed_at is not null`.execute(db)
  return rows.map(({ account }) => account)
}

export async function insertItems(tx: Tx, items: Insertable<BankFileItems>[]): Promise<void> {
  for (let at = 0; at < items.length; at += 1_000)
    await tx
      .insertInto('bankFileItems')
      .values(items.slice(at, at + 1_000))
      .execute()
}

export function listBankFiles(db: Db, max: number) {
  return selectFiles(db).orderBy('f.uploadedAt', 'desc').limit(max).execute()
}

export async function findBankFile(db: Db, id: string) {
  return (await selectFiles(db).where('f.id', '=', id).executeTakeFirst()) ?? null
}

function selectFiles(db: Db) {
  return db
    .selectFrom('bankFiles as f')
    .leftJoin('people as u', 'u.id', 'f.uploadedBy')
    .select(['f.id', 'f.name', 'f.format', 'f.status', 'f.refusal', 'f.otherAccounts', 'f.uploadedAt', 'f.finishedAt'])
    .select(['f.entryCount', 'f.entriesDone', 'f.newLines', 'f.knownLines', 'f.requestedLines', 'u.name as uploader'])
    .select((eb) =>
      eb
        .selectFrom('paymentsReceived as p')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('p.bankFileId', '=', 'f.id')
        .where('p.state', '=', 'new')
        .as('unmatched'),
    )
    .select((eb) =>
      eb
        .selectFrom('bankFileItems as i')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('i.fileId', '=', 'f.id')
        .where('i.outcome', 'not in', ['booked', 'known', 'requested', 'outgoing', 'no-amount'])
        .as('openItems'),
    )
    .$narrowType<{ status: BankFileStatus }>()
}

export type ListedBankFile = NonNullable<Awaited<ReturnType<typeof findBankFile>>>

export async function sumItems(db: Db, fileId: string) {
  const { rows } = await sql<{ outcome: string; currencyCode: string; count: number; amountCents: number }>`
    select outcome, currency_code, count(*)::int as count, sum(amount_cents)::bigint as amount_cents
    from bank_file_items where file_id = ${fileId} group by 1, 2 order by 1, 2`.execute(db)
  return rows
}

export async function listUnbooked(db: Db, fileId: string, max: number) {
  const { rows } = await sql<{
    position: number
    part: number
    outcome: string
    bookedOn: string | null
    amountCents: number
    currencyCode: string
    detail: string | null
    isResolved: boolean
  }>`
    select i.position, i.part, i.outcome, i.booked_on, i.amount_cents, i.currency_code, i.detail,
      i.outcome in ('collective', 'details-missing') and exists (
        select from bank_entries e where e.id = i.entry_id and e.amount_cents <=
          (select sum(p.amount_cents) from payments_received p where p.entry_id = e.id and p.reason is distinct from 'replaced-by-details'))
        as is_resolved
    from bank_file_items i where i.file_id = ${fileId} and i.outcome not in ('booked', 'known', 'requested')
    order by i.outcome = 'outgoing', i.position, i.part limit ${max}`.execute(db)
  return rows
}

export async function listDoneEntryIds(db: Db, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bankFileItems')
    .select('entryId')
    .distinct()
    .where('fileId', '=', fileId)
    .where('entryId', 'is not', null)
    .execute()
  return rows.flatMap(({ entryId }) => entryId ?? [])
}
