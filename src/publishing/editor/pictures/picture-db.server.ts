import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Picture } from './picture.ts'

export type StoredPicture = Picture & { alt: string; createdAt: Date }

const columns = ['id', 'width', 'height', 'alt', 'createdAt'] as const

export async function findPictureByDigest(db: Db | Tx, digest: string): Promise<StoredPicture | null> {
  return (await db.selectFrom('pictures').select(columns).where('digest', '=', digest).executeTakeFirst()) ?? null
}

export async function listPictures(db: Db, limit: number): Promise<StoredPicture[]> {
  return await db
    .selectFrom('pictures')
    .select(columns)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

type NewPicture = Omit<StoredPicture, 'id'> & { digest: string; createdBy: string | null }

/** Stores a picture. If a concurrent upload has already stored the same one, returns that one. */
export async function insertPicture(
  tx: Tx,
  picture: NewPicture,
  sizes: readonly { width: number; bytes: Buffer }[],
): Promise<StoredPicture | null> {
  const row = await tx
    .insertInto('pictures')
    .values(picture)
    .onConflict((on) => on.column('digest').doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) return findPictureByDigest(tx, picture.digest)
  for (const size of sizes)
    await tx
      .insertInto('pictureSizes')
      .values({ pictureId: row.id, ...size })
      .execute()
  return row
}

export async function findPictureBytes(db: Db, id: string, width: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('pictureSizes')
    .select('bytes')
    .where('pictureId', '=', id)
    .where('width', '=', width)
    .executeTakeFirst()
  return row?.bytes ?? null
}
