export type Starter = 'visitor' | 'staff' | 'system'

export const itemsPerRun = 5
export const pauseBetweenItemsMs = 2_000
/** Visitors may start a run an hour after another visitor did. */
export const cooldownMinutes = 60
/** A run that says nothing for this long has died with its program. */
const silentMinutes = 5

/** When a visitor may start a run again, or null when now. Staff and the clock need not wait and make nobody wait. */
export function mayStartAgainAt(lastVisitorRunAt: Date | null, now: Date): Date | null {
  if (!lastVisitorRunAt) return null
  const at = new Date(lastVisitorRunAt.getTime() + cooldownMinutes * 60_000)
  return at > now ? at : null
}

/** Whether a run that calls itself running is none any more. */
export function hasDied({ state, heartbeatAt }: { state: string; heartbeatAt: Date }, now: Date): boolean {
  return state === 'running' && now.getTime() - heartbeatAt.getTime() > silentMinutes * 60_000
}

/** How far a run is, for the page and for those who ask by script. */
export type RunProgress = {
  state: 'none' | 'running' | 'finished' | 'failed'
  step: 'feeds' | 'articles' | 'done'
  total: number
  done: number
  note: string | null
}
