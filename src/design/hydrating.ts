import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** True for a part that the server has drawn into the page: what stands there need not be made again. */
export function useDrawnByServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}
