import type { IncomingMessage, ServerResponse } from 'node:http'

const body = JSON.stringify({ status: 'ok' })

/** Answers `/healthz`, the liveness probe. Returns false for unsupported methods. */
export function answerHealth(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  response.writeHead(200, {
    ...headers,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  })
  response.end(method === 'HEAD' ? undefined : body)
  return true
}
