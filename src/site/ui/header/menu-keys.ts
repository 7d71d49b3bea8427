/** Focused element of the mega menu: the menu button (`group` null), a group (`entry` null) or an entry. */
export type MenuPlace = { group: number | null; entry: number | null }

export const menuButton: MenuPlace = { group: null, entry: null }

/** Next focus after a key; null if the browser should handle the key. `counts`: number of entries per group. */
export function nextPlace({ group, entry }: MenuPlace, key: string, counts: readonly number[]): MenuPlace | null {
  if (group === null) {
    if (key === 'ArrowDown' || key === 'Enter' || key === ' ') return { group: 0, entry: null }
    return key === 'ArrowUp' ? { group: counts.length - 1, entry: null } : null
  }
  if (entry === null) {
    if (key === 'ArrowRight' || key === 'Enter' || key === ' ') return { group, entry: 0 }
    if (key === 'ArrowLeft') return menuButton
    const next = nextOf(group, key, counts.length)
    return next === null ? null : { group: next, entry: null }
  }
  if (key === 'ArrowLeft') return { group, entry: null }
  const next = nextOf(entry, key, counts[group] ?? 0)
  return next === null ? null : { group, entry: next }
}

function nextOf(now: number, key: string, count: number): number | null {
  if (key === 'ArrowDown') return (now + 1) % count
  if (key === 'ArrowUp') return (now - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
