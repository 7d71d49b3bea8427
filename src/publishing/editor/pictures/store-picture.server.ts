import { createHash } from 'node:crypto'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { type PictureError, pictureLimits, storedWidths } from './picture.ts'
import { findPictureByDigest, insertPicture, type StoredPicture } from './picture-db.server.ts'

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

/** One picture is encoded at a time, because two large ones would exhaust the memory. */
let queue: Promise<unknown> = Promise.resolve()

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
      action: 'picture.saved',
      object: { type: 'picture', id: picture.id },
      detail: { ...size },
    })
    return { ok: true, picture }
  })
}

type Encoded = { width: number; height: number; sizes: { width: number; bytes: Buffer }[] }

type Outcome = { ok: true; picture: Encoded } | { ok: false; reason: PictureError }

/** Re-encodes a picture, which removes metadata and hidden data. Refuses decompression bombs before decoding them. */
function encodePicture(upload: Buffer): Promise<Outcome> {
  const done = queue.then(() => encode(upload))
  queue = done.catch(() => undefined)
  return done
}

async function encode(upload: Buffer): Promise<Outcome> {
  // Imported lazily, because most servers never encode a picture.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const open = () => sharp(upload, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
  try {
    const { format, pages = 1, autoOrient } = await open().metadata()
    if (!formats.includes(format)) return { ok: false, reason: 'not-a-picture' }
    if (pages > 1) return { ok: false, reason: 'animated' }
    if (autoOrient.width * autoOrient.height > pictureLimits.pixels) return { ok: false, reason: 'too-many-pixels' }
    if (autoOrient.width < pictureLimits.minWidth) return { ok: false, reason: 'too-small' }
    const sizes: Encoded['sizes'] = []
    let height = 0
    for (const width of storedWidths(autoOrient.width)) {
      const created = open()
        .autoOrient()
        .resize({ width })
        .toColourspace('srgb')
        .webp({ quality: 80 })
        .timeout({ seconds: 6 })
      const { data, info } = await created.toBuffer({ resolveWithObject: true })
      sizes.push({ width, bytes: data })
      height = info.height
    }
    return { ok: true, picture: { width: sizes.at(-1)?.width ?? 0, height, sizes } }
  } catch {
    return { ok: false, reason: 'not-a-picture' }
  }
}
