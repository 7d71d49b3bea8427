import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import { Button } from '#design/button.tsx'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.keyHelp)

type Props = {
  title: string
  keys: readonly (readonly [key: string, does: string])[]
  dialog: RefObject<HTMLDialogElement | null>
}

export function KeyHelp({ title, keys, dialog }: Props) {
  return (
    <>
      <Button
        type="button"
        kind="quiet"
        size="dense"
        className="needs-script"
        onClick={() => dialog.current?.showModal()}
      >
        <kbd>?</kbd> {copy().keyboardShortcuts}
      </Button>
      <dialog ref={dialog} className="key-help" aria-labelledby="key-help-title">
        <h2 id="key-help-title" className="t24">
          {title}
        </h2>
        <dl>
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <Button kind="outline" size="small">
            {copy().close}
          </Button>
        </form>
      </dialog>
    </>
  )
}

export type KeyActions = Readonly<Record<string, () => boolean>>

export function usePageKeys(actions: KeyActions): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialog.current?.open) return
      if (isWritten(event.target)) return
      if (event.key === '?') dialog.current?.showModal()
      else if (!actions[event.key.toLowerCase()]?.()) return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [actions])
  return dialog
}

export function isWritten(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.list-rows tbody tr, .list-rows li')]
}

export function rowHere(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement))
}

/** Moves the focus to the next or previous table row: to the row's link, or to the row itself if it has no link. */
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
