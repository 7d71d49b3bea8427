import type { ReactNode } from 'react'
import type { UIMatch } from 'react-router'

export type SideHandle<Loaded> = { side: (loaded: Loaded) => ReactNode }

export function sideOf(match: UIMatch | undefined): ReactNode {
  const handle = match?.handle
  return isSideHandle(handle) && match?.loaderData !== undefined ? handle.side(match.loaderData) : null
}

function isSideHandle(handle: unknown): handle is SideHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'side' in handle && typeof handle.side === 'function'
}
