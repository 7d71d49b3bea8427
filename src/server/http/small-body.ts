import { maxBytes } from '#platform/http/body-error.ts'

export type SmallBody = { ok: true; request: Request } | { ok: false; status: 400 | 413 }

/** Rejects a truncated body, or one above the limit whatever its Content-Length. No partial form is ever processed. */
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
