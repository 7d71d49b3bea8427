import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True for a part that the server has drawn into the page: what stands there need not be made again. */
export function useServerRendered(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/** False on the server and while the page comes alive, then true: for parts that script alone can show. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
