import { createHash } from 'node:crypto'

const open = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }

export function storeReply(request: Request, body: unknown): Response {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...open,
    ETag: etag,
    'Cache-Control': 'public, max-age=60',
    'Content-Type': 'application/json; charset=utf-8',
  }
  if (request.headers.get('If-None-Match') === etag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}

export function storeError(
  status: number,
  code: string,
  message: string,
  requestId: string,
  fields?: Record<string, string>,
): Response {
  const body = { code, message, error: message, ...(fields ? { fields } : {}), requestId }
  return Response.json(body, { status, headers: { ...open, 'Cache-Control': 'no-store' } })
}
