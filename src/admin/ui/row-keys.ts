/** The rows that keys go through: of tables and lists that are marked as such, from the top of the page to its end. */
function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.list-rows tbody tr, .list-rows li')]
}

/** The row with the focus. */
export function rowHere(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/**
 * Moves the focus to the link of another row; what is pressed there next is the browser's own: Enter opens. A row that
 * leads nowhere has it itself.
 */
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
