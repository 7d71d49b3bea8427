import { useEffect, useRef } from 'react'
import { isWritten } from '#admin/ui/is-written.ts'
import { KeyHelp } from '#admin/ui/key-help.tsx'

const keys = [
  ['J', 'Next row'],
  ['K', 'Row before'],
  ['Enter', 'Open the row'],
  ['X', 'Select the row'],
  ['F', 'Search in this list'],
  ['/', 'Search the office'],
  ['?', 'These keys'],
] as const

/** Works a list by keys; where somebody types, the keys write. The row with the focus is the one they are about. */
export function ListKeys() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialog.current?.open) return
      if (isWritten(event.target)) return
      const act = acts[event.key.toLowerCase()]
      if (event.key === '?') dialog.current?.showModal()
      else if (!act?.()) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return <KeyHelp title="Keys of a list" keys={keys} dialog={dialog} />
}

const acts: Record<string, () => boolean> = {
  j: () => go(1),
  k: () => go(-1),
  x: () => tick(),
  f: () => search(),
}

function rows(): Element[] {
  return [...document.querySelectorAll('.list-rows tbody tr, .list-rows li')]
}

function here(): Element | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/** Moves the focus to the link of another row; what is pressed there next is the browser's own: Enter opens. */
function go(step: 1 | -1): boolean {
  const all = rows()
  const at = all.findIndex((row) => row.contains(document.activeElement))
  const next = all[at === -1 ? (step === 1 ? 0 : all.length - 1) : at + step]
  const link = next?.querySelector<HTMLElement>('th a') ?? next?.querySelector<HTMLElement>('a')
  link?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return link !== undefined && link !== null
}

function tick(): boolean {
  const box = here()?.querySelector<HTMLInputElement>('input.tick')
  box?.click()
  return Boolean(box)
}

function search(): boolean {
  const field = document.querySelector<HTMLInputElement>('main form[role=search] input[type=search]')
  field?.focus()
  field?.select()
  return Boolean(field)
}
