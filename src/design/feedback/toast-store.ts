import type { IconName } from '#design/icon-paths.ts'

export type Toast = {
  title: string
  description?: string
  variant?: 'plain' | 'success' | 'destructive'
  /** Milliseconds until the toast closes; default 5000. With Infinity it stays until the user closes it. */
  duration?: number
  icon?: IconName
  action?: { label: string; onAction: () => void }
}

export type ShownToast = Toast & { id: number }

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function show(next: ShownToast | null) {
  shown = next
  for (const listener of listeners) listener()
}

export function toast(message: Toast): number {
  count += 1
  show({ ...message, id: count })
  return count
}

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
