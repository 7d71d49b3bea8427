import type { Db, Tx } from '#platform/db/database.server.ts'

export async function saveVisit(
  db: Db | Tx,
  visit: { fileName: string; fetchedOn: string; visitorHash: Buffer },
): Promise<boolean> {
  const added = await db
    .insertInto('downloadVisits')
    .values(visit)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export async function forgetVisitsBefore(db: Db | Tx, day: string): Promise<number> {
  const gone = await db.deleteFrom('downloadVisits').where('fetchedOn', '<', day).executeTakeFirst()
  return Number(gone.numDeletedRows)
}

export async function addDownload(db: Db | Tx, fileName: string): Promise<void> {
  await db
    .insertInto('downloadCounts')
    .values({ fileName, downloads: 1 })
    .onConflict((conflict) =>
      conflict.column('fileName').doUpdateSet(({ eb, ref }) => ({
        downloads: eb(ref('downloadCounts.downloads'), '+', 1),
      })),
    )
    .execute()
}

export async function listDownloadCounts(db: Db | Tx): Promise<Map<string, number>> {
  const rows = await db.selectFrom('downloadCounts').selectAll().execute()
  return new Map(rows.map(({ fileName, downloads }) => [fileName, downloads]))
}
