export type Starter = 'visitor' | 'staff' | 'system'

export const itemsPerRun = 5
export const pauseBetweenItemsMs = 2_000
export const cooldownMinutes = 60
const silentMinutes = 5

/** Time from which a visitor may start a news run again; null means now. Runs not started by visitors do not count. */
export function mayStartAgainAt(lastVisitorRunAt: Date | null, now: Date): Date | null {
  if (!lastVisitorRunAt) return null
  const at = new Date(lastVisitorRunAt.getTime() + cooldownMinutes * 60_000)
  return at > now ? at : null
}

export function hasDied({ state, heartbeatAt }: { state: string; heartbeatAt: Date }, now: Date): boolean {
  return state === 'running' && now.getTime() - heartbeatAt.getTime() > silentMinutes * 60_000
}

export type RunProgress = {
  state: 'none' | 'running' | 'finished' | 'failed'
  step: 'feeds' | 'articles' | 'done'
  total: number
  done: number
  note: string | null
}
