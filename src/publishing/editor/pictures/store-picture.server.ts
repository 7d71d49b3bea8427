import { createHash } from 'node:crypto'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { encodePicture } from './encode-picture.server.ts'
import { type PictureError, pictureLimits } from './picture.ts'
import { findPictureByDigest, insertPicture, type StoredPicture } from './picture-db.server.ts'

export type StorePictureOutcome = { ok: true; picture: StoredPicture } | { ok: false; reason: PictureError }

export async function storePicture(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { upload, alt }: { upload: Buffer; alt: string },
): Promise<StorePictureOutcome> {
  const words = alt.replaceAll(/\s+/g, ' ').trim()
  if (words.length < pictureLimits.shortestAlt) return { ok: false, reason: 'alt-missing' }
  if (words.length > pictureLimits.maxAltLength) return { ok: false, reason: 'alt-long' }
  if (upload.length === 0) return { ok: false, reason: 'file-missing' }
  const digest = createHash('sha256').update(upload).digest('hex')
  const known = await findPictureByDigest(db, digest)
  if (known) return { ok: true, picture: { ...known, alt: words } }
  const encoded = await encodePicture(upload)
  if (!encoded.ok) return encoded
  const { sizes, ...size } = encoded.picture
  return db.transaction().execute(async (tx): Promise<StorePictureOutcome> => {
    const row = { ...size, digest, alt: words, createdBy: actor.person?.id ?? null, createdAt: now() }
    const picture = await insertPicture(tx, row, sizes)
    if (!picture) throw new Error('A picture was neither kept nor there')
    await recordAudit(tx, actor, {
      action: 'picture.kept',
      object: { type: 'picture', id: picture.id },
      detail: { ...size },
    })
    return { ok: true, picture }
  })
}
