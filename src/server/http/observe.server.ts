import type { Services } from '#platform/services.ts'
import { requestCount, requestDurations } from './metrics.server.ts'

type Ended = { status: number; hasSecret: boolean }

/**
 * Starts logging a request; call the returned function at its end. Queries and bodies are never logged, and tokens in
 * paths are masked.
 */
export function observe({ log }: Pick<Services, 'log'>, request: Request, id: string): (ended: Ended) => void {
  const started = performance.now()
  const path = new URL(request.url).pathname
  return ({ status, hasSecret }) => {
    const milliseconds = performance.now() - started
    requestDurations.observe({ method: request.method, status }, milliseconds / 1000)
    requestCount.inc({ status })
    const isRoutine = path.startsWith('/assets/') || path === '/readyz' || path === '/metrics'
    const level = isRoutine ? 'debug' : status >= 500 ? 'error' : 'info'
    const { method } = request
    const shown = hasSecret ? path.replace(/[\w.~-]{20,}/g, '***') : path
    log[level]({ requestId: id, method, path: shown, status, ms: Math.round(milliseconds) }, 'request')
  }
}
