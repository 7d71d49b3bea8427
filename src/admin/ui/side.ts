import type { ReactNode } from 'react'
import type { UIMatch } from 'react-router'

/** The third column of the frame, as a page gives it in its `handle`: made from what the page has loaded. */
export type SideHandle<Loaded> = { side: (loaded: Loaded) => ReactNode }

/** The third column of the page that is shown, or nothing. */
export function sideOf(match: UIMatch | undefined): ReactNode {
  const handle = match?.handle
  return isSideHandle(handle) && match?.loaderData !== undefined ? handle.side(match.loaderData) : null
}

function isSideHandle(handle: unknown): handle is SideHandle<unknown> {
  return typeof handle === 'object' && handle !== null && 'side' in handle && typeof handle.side === 'function'
}
