import { KeyHelp } from '#admin/ui/key-help.tsx'
import { goToRow, rowHere } from '#admin/ui/row-keys.ts'
import { type KeyActs, usePageKeys } from '#admin/ui/use-page-keys.ts'

const keys = [
  ['J', 'Next piece of work'],
  ['K', 'The one before'],
  ['Enter', 'Open it'],
  ['T', 'Take it on, or file it'],
  ['W', 'My work, or everyone’s'],
  ['/', 'Search the office'],
  ['?', 'These keys'],
] as const

const acts: KeyActs = { j: () => goToRow(1), k: () => goToRow(-1), t: take, w: switchWhose }

/** Works the day by keys. The row with the focus is the one they are about. */
export function DayKeys() {
  const dialog = usePageKeys(acts)
  return <KeyHelp title="Keys of the day" keys={keys} dialog={dialog} />
}

function take(): boolean {
  const act = rowHere()?.querySelector<HTMLElement>('.button')
  act?.click()
  return Boolean(act)
}

function switchWhose(): boolean {
  const other = document.querySelector<HTMLElement>('.whose a:not([aria-current])')
  other?.click()
  return Boolean(other)
}
