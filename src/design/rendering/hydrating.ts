import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True for server-rendered components during hydration: their markup can be reused. */
export function useServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/** False on the server and during hydration, then true: for components that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
