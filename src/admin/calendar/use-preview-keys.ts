import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Who opens a talk by key goes on in its panel; Escape closes it and leads back to the talk in the calendar. */
export function usePreviewKeys(title: RefObject<HTMLElement | null>, appointmentId: string, closeTo: string): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '#talk' && appointmentId) title.current?.focus({ preventScroll: true })
  }, [hash, appointmentId, title])
  useEffect(() => {
    async function close(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
      // Whoever writes leaves the field, and not what they wrote.
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      await navigate(closeTo, { preventScrollReset: true })
      document.querySelector<HTMLElement>(`.calendar [data-talk="${appointmentId}"]`)?.focus({ preventScroll: true })
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [navigate, closeTo, appointmentId])
}
