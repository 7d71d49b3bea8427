import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True while React hydrates a server-rendered component, which can then reuse its existing markup. */
export function useServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/** False on the server and during hydration, then true. For components that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
