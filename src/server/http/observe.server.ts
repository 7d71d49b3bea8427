import { Counter, collectDefaultMetrics, Histogram, register } from 'prom-client'
import type { Services } from '#platform/services.ts'

register.clear()
collectDefaultMetrics()

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer requests that were not served from the page cache',
  labelNames: ['method', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})
const answers = new Counter({ name: 'http_requests_total', help: 'Answered requests', labelNames: ['status'] })

/** Starts logging a request; call the returned function with the status. Queries and bodies are never logged. */
export function observe({ log }: Pick<Services, 'log'>, request: Request, id: string): (status: number) => void {
  const started = performance.now()
  const path = new URL(request.url).pathname
  return (status) => {
    const milliseconds = performance.now() - started
    durations.observe({ method: request.method, status }, milliseconds / 1000)
    answers.inc({ status })
    const isProbe = path === '/readyz'
    const level = status >= 500 && !isProbe ? 'error' : path.startsWith('/assets/') ? 'debug' : 'info'
    log[level]({ requestId: id, method: request.method, path, status, ms: Math.round(milliseconds) }, 'request')
  }
}
