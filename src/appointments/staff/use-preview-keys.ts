import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Focuses the preview pane's title when it opens; Escape closes it and returns focus to the appointment. */
export function usePreviewKeys(title: RefObject<HTMLElement | null>, appointmentId: string, closeTo: string): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '#talk' && appointmentId) title.current?.focus({ preventScroll: true })
  }, [hash, appointmentId, title])
  useEffect(() => {
    async function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Escape in a form field must not close the pane and lose the typed text.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      await navigate(closeTo, { preventScrollReset: true })
      document
        .querySelector<HTMLElement>(`.calendar [data-appointment="${appointmentId}"]`)
        ?.focus({ preventScroll: true })
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [navigate, closeTo, appointmentId])
}
