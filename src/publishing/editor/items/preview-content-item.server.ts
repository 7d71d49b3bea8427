import type { Services } from '#platform/services.ts'
import { type ContentItemRow, findContentItem } from './content-item-db.server.ts'
import type { ContentItemVersion } from './content-item-text.ts'
import { findVersion } from './version-db.server.ts'

const purpose = 'entry previews'
const openForMs = 3 * 24 * 60 * 60 * 1000

/** Signed URL that shows the newest version, even if it is not published. Valid for three days. */
export function previewPath({ secretKey, now }: Pick<Services, 'secretKey' | 'now'>, contentItemId: string): string {
  const until = Math.floor((now().getTime() + openForMs) / 1000)
  return `/preview/${contentItemId}.${until}.${secretKey.sign(purpose, `${contentItemId}:${until}`).toString('base64url')}`
}

export async function previewContentItem(
  { db, secretKey, now }: Pick<Services, 'db' | 'secretKey' | 'now'>,
  token: string,
): Promise<{ entry: ContentItemRow; version: ContentItemVersion } | null> {
  const [contentItemId = '', until = '', signature = ''] = token.split('.')
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 < now().getTime()) return null
  if (!secretKey.verify(purpose, `${contentItemId}:${until}`, Buffer.from(signature, 'base64url'))) return null
  const entry = await findContentItem(db, contentItemId)
  const version = entry && (await findVersion(db, contentItemId, entry.version))
  return entry && version ? { entry, version } : null
}
