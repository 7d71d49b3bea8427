import type { CircuitBreaker } from '#platform/db/circuit-breaker.server.ts'
import type { PageCache } from './page-cache.server.ts'

type Draw = () => Promise<Response>

const unavailableStatuses = [502, 503, 504, 507]
const isUnavailable = ({ status, headers }: Response) =>
  unavailableStatuses.includes(status) && !headers.has(maintenanceFlag)

/** Header that marks the maintenance response of a deliberately closed site. */
export const maintenanceFlag = 'X-Maintenance'

/** Serves a dropped page's last copy during a database outage. Otherwise concurrent requests share one rendering. */
export function lastCopies(pages: PageCache, circuit: CircuitBreaker | undefined) {
  const underWay = new Map<string, Promise<Response | null>>()

  const unlessCircuitOpen = <Result>(work: Promise<Result>) => circuit?.unlessOpen(work) ?? work

  function drawn(path: string, draw: Draw): Promise<Response | null> {
    const drawing = draw()
      .then(async (response) => (isUnavailable(response) || (await circuit?.isOpenAfterProbe()) ? null : response))
      .finally(() => underWay.delete(path))
    drawing.catch(() => undefined)
    underWay.set(path, drawing)
    return unlessCircuitOpen(drawing)
  }

  return async (request: Request, draw: Draw): Promise<Response> => {
    const copy = pages.lastCopy(request)
    if (!copy) return draw()
    if (circuit?.isOpen()) return copy.reply()
    const other = underWay.get(copy.path)
    if (!other) return (await drawn(copy.path, draw)) ?? copy.reply()
    // Wait for the other request that is rendering this page. If its client disconnects, its rendering may be aborted;
    // this request then renders the page itself.
    if (!(await unlessCircuitOpen(other.then(Boolean, () => true)))) return copy.reply()
    const now = pages.lastCopy(request)
    return now && !now.isDropped ? now.reply() : draw()
  }
}
