import { buffer } from 'node:stream/consumers'
import { maxFileBytes } from '#billing/bank/camt/read-camt.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'

type Upload =
  | { ok: true; name: string; content: Uint8Array }
  | { ok: false; reason: 'no-file' | 'too-large' | 'interrupted' }

export async function readUpload(request: Request): Promise<Upload> {
  const files: { name: string; content: Uint8Array }[] = []
  const outcome = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'file' && files.length === 0)
        files.push({ name: part.filename, content: await buffer(part.content) })
    },
    { bytes: maxFileBytes + 100_000 },
  )
  if (!outcome.ok) return { ok: false, reason: outcome.reason === 'too-large' ? 'too-large' : 'interrupted' }
  const [file] = files
  return file ? { ok: true, ...file } : { ok: false, reason: 'no-file' }
}
