import { type RefObject, useEffect, useRef } from 'react'
import { isWritten } from './is-written.ts'

/** What a key does; false when it had nothing to do, and the browser may do what it does with it. */
export type KeyActions = Readonly<Record<string, () => boolean>>

/** Works a page by keys, and shows them on `?`; where somebody types, the keys write. The acts must not change. */
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
