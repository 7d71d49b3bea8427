import { type PictureError, pictureLimits, storedWidths } from './picture.ts'

type Encoded = { width: number; height: number; sizes: { width: number; bytes: Buffer }[] }
type Outcome = { ok: true; picture: Encoded } | { ok: false; reason: PictureError }

const formats: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'heif']

/** Pictures are encoded one at a time, because two large pictures would exhaust the memory. */
let queue: Promise<unknown> = Promise.resolve()

/** Re-encodes a picture, which removes metadata and hidden data; refuses decompression bombs before decoding. */
export function encodePicture(upload: Buffer): Promise<Outcome> {
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
