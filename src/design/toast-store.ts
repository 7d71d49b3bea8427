import type { IconName } from './icon-paths.ts'

export type Toast = {
  title: string
  description?: string
  variant?: 'plain' | 'success' | 'destructive'
  /** Milliseconds; 5000 unless said otherwise. Infinity stays until it is closed. */
  duration?: number
  icon?: IconName
  action?: { label: string; onAction: () => void }
}

export type ShownToast = Toast & { id: number }

// The page shows one toast at a time; it lives in the browser only, never on the server.
let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in place of the one before. Returns its id, to dismiss it. */
export function toast(message: Toast): number {
  count += 1
  show({ ...message, id: count })
  return count
}

/** Takes a toast away, if it is still the one that is shown. */
export function dismissToast(id?: number): void {
  if (shown && (id === undefined || shown.id === id)) show(null)
}

export function shownToast(): ShownToast | null {
  return shown
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
