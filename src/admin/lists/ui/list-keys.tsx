import { KeyHelp } from '#admin/ui/key-help.tsx'
import { goToRow, rowHere } from '#admin/ui/row-keys.ts'
import { type KeyActs, usePageKeys } from '#admin/ui/use-page-keys.ts'

const keys = [
  ['J', 'Next row'],
  ['K', 'Row before'],
  ['Enter', 'Open the row'],
  ['X', 'Select the row'],
  ['F', 'Search in this list'],
  ['/', 'Search the office'],
  ['?', 'These keys'],
] as const

const acts: KeyActs = { j: () => goToRow(1), k: () => goToRow(-1), x: tick, f: search }

/** Works a list by keys. The row with the focus is the one they are about. */
export function ListKeys() {
  const dialog = usePageKeys(acts)
  return <KeyHelp title="Keys of a list" keys={keys} dialog={dialog} />
}

function tick(): boolean {
  const box = rowHere()?.querySelector<HTMLInputElement>('input.tick')
  box?.click()
  return Boolean(box)
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]')
  field?.focus()
  field?.select()
  return Boolean(field)
}
