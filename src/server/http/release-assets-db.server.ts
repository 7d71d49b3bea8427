import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

type Build = { build: string; publishedAt: Date; assets: { path: string; content: Buffer }[] }

export async function hasBuild(db: Db, build: string): Promise<boolean> {
  return Boolean(await db.selectFrom('releaseBuilds').select('build').where('build', '=', build).executeTakeFirst())
}

export async function touchBuild(db: Db, build: string, publishedAt: Date): Promise<void> {
  await db.updateTable('releaseBuilds').set({ publishedAt }).where('build', '=', build).execute()
}

export async function insertBuild(db: Db, { build, publishedAt, assets }: Build): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('releaseBuilds').values({ build, publishedAt }).execute()
    await sql`insert into release_assets (build, path, content)
      select ${build}, path, content from unnest(${assets.map(({ path }) => path)}::text[],
        ${assets.map(({ content }) => content)}::bytea[]) as asset (path, content)`.execute(tx)
  })
}

/** Removes all builds but the `count` that started last. */
export async function removeOldBuilds(db: Db, count: number): Promise<void> {
  await sql`delete from release_builds where build in (
    select build from release_builds order by published_at desc, build offset ${count})`.execute(db)
}

/** Content of an asset, compressed with brotli. */
export async function findAsset(db: Db, path: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('releaseAssets')
    .select('content')
    .where('path', '=', path)
    .limit(1)
    .executeTakeFirst()
  return row?.content ?? null
}
