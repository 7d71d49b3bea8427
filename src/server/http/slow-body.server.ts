import type { IncomingMessage, ServerResponse } from 'node:http'

const minBytes = 64 * 1024

const answer = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: text/plain; charset=utf-8',
  'Cache-Control: no-store',
  '',
  'Your request took too long to arrive. Please try again.',
].join('\r\n')

/** Closes the connection if within any `periodMs` neither 64 KB nor the rest of the request body arrives. */
export function endSlowBody(request: IncomingMessage, response: ServerResponse, periodMs: number): void {
  const { headers, socket } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (socket.bytesRead - before < minBytes) {
      clearInterval(timer)
      if (response.headersSent) socket.destroy()
      else socket.end(answer, () => socket.destroy())
    }
    before = socket.bytesRead
  }, periodMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}
