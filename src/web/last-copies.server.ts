import type { CircuitBreaker } from '#platform/db/circuit-breaker.server.ts'
import type { PageCache } from './page-cache.server.ts'

type Draw = () => Promise<Response>

/** What something that is away makes of a page. */
const unavailableStatuses = [502, 503, 504, 507]
const isUnavailable = ({ status, headers }: Response) =>
  unavailableStatuses.includes(status) && !headers.has(maintenanceFlag)

/** The header of an answer that is meant to stand in place of a page: the site is closed. */
export const maintenanceFlag = 'X-Maintenance'

/**
 * Answers with the last copy of a dropped page when the page cannot be drawn because something is away, or when the
 * database falls silent meanwhile. While it answers nobody gets an old copy: who asks waits for the page, which one draws
 * for all of them.
 */
export function lastCopies(pages: PageCache, circuit: CircuitBreaker | undefined) {
  const underWay = new Map<string, Promise<Response | null>>()

  /** Resolves with null when the database falls silent before `work` is done. */
  async function unlessCircuitOpen<Result>(work: Promise<Result>): Promise<Result | null> {
    const ending = new AbortController()
    const silent = circuit?.begins(ending.signal).then(() => null)
    return Promise.race(silent ? [work, silent] : [work]).finally(() => ending.abort())
  }

  /** The drawn page, or null when something is away. The drawing goes on when nobody waits any more, and is kept. */
  function drawn(path: string, draw: Draw): Promise<Response | null> {
    const drawing = draw()
      .then(async (response) => (isUnavailable(response) || (await circuit?.verdict()) ? null : response))
      .finally(() => underWay.delete(path))
    drawing.catch(() => undefined)
    underWay.set(path, drawing)
    return unlessCircuitOpen(drawing)
  }

  return async (request: Request, draw: Draw): Promise<Response> => {
    const copy = pages.lastCopy(request)
    if (!copy) return draw()
    if (circuit?.reason()) return copy.reply()
    const other = underWay.get(copy.path)
    if (!other) return (await drawn(copy.path, draw)) ?? copy.reply()
    // A drawing that broke off, say because its visitor left, tells nothing about the others'.
    if (!(await unlessCircuitOpen(other.then(Boolean, () => true)))) return copy.reply()
    const now = pages.lastCopy(request)
    return now && !now.isDropped ? now.reply() : draw()
  }
}
