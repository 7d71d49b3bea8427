import type { Readable } from 'node:stream'
import type { Actor } from '#accounts/sessions/actor.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { Services } from '#platform/services.ts'
import { pictureLimits } from '#publishing/editor/pictures/picture.ts'
import { type StorePictureOutcome, storePicture } from '#publishing/editor/pictures/store-picture.server.ts'

type Received = { alt: string; outcome: StorePictureOutcome }

export async function receivePicture(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  request: Request,
): Promise<Received> {
  const sent: { alt: string; upload: Buffer | 'too-large' } = { alt: '', upload: Buffer.alloc(0) }
  const read = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'field' && part.name === 'alt') sent.alt = part.value
      else if (part.kind === 'file' && part.filename !== '') sent.upload = await gather(part.content)
    },
    { bytes: pictureLimits.bytes + 64 * 1024 },
  )
  const { alt, upload } = sent
  if (!read.ok)
    return { alt, outcome: { ok: false, reason: read.reason === 'too-large' ? 'too-large' : 'interrupted' } }
  if (upload === 'too-large') return { alt, outcome: { ok: false, reason: 'too-large' } }
  return { alt, outcome: await storePicture(services, actor, { upload, alt }) }
}

async function gather(content: Readable): Promise<Buffer | 'too-large'> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size <= pictureLimits.bytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > pictureLimits.bytes ? 'too-large' : Buffer.concat(chunks)
}
