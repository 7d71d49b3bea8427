import { type RefObject, useEffect, useRef } from 'react'
import { isWritten } from './is-written.ts'

/** Action of each key; an action that did nothing returns false, so that the browser handles the key. */
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
