function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.list-rows tbody tr, .list-rows li')]
}

export function rowHere(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/** Moves the focus to the next or previous row: to its link, or to the row itself if it has none. */
export function goToRow(step: 1 | -1): boolean {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step]
  if (!next) return false
  const link = next.querySelector<HTMLElement>('th a') ?? next.querySelector<HTMLElement>('a') ?? next
  if (link === next) next.tabIndex = -1
  link.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}
