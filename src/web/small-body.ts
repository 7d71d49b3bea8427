import { maxBytes } from './body-error.ts'

export type SmallBody = { ok: true; request: Request } | { ok: false; status: 400 | 413 }

/**
 * The same request with its whole body at hand. Refused as soon as more arrives than such a request may bring, whatever
 * it said about its length, or when it breaks off: so nothing is ever done with half a form.
 */
export async function withSmallBody(request: Request): Promise<SmallBody> {
  if (!request.body) return { ok: true, request }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.length
      if (size > maxBytes) return { ok: false, status: 413 }
      chunks.push(chunk)
    }
  } catch {
    return { ok: false, status: 400 }
  }
  const { url, method, headers, signal } = request
  return { ok: true, request: new Request(url, { method, headers, signal, body: Buffer.concat(chunks) }) }
}
