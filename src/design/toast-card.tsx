import { useEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { focusOnTitle } from './focus-title.ts'
import { Icon, type IconName } from './icon.tsx'
import { dismissToast, type ShownToast, type Toast } from './toast-store.ts'

const icons: Record<NonNullable<Toast['variant']>, IconName> = {
  plain: 'info',
  success: 'check',
  destructive: 'circle-alert',
}

/** One message, with its clock: it goes by itself unless someone reads or reaches it. */
export default function ToastCard({
  id,
  title,
  description,
  variant = 'plain',
  duration = 5000,
  icon,
  action,
}: ShownToast) {
  const [held, setHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)

  /** A focus that stood in the message goes back to where it came from. */
  function close() {
    const hadFocus = card.current?.contains(document.activeElement)
    dismissToast(id)
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    else if (hadFocus) focusOnTitle()
  }

  useEffect(() => {
    if (held || !Number.isFinite(duration)) return
    const timer = setTimeout(() => dismissToast(id), duration)
    return () => clearTimeout(timer)
  }, [id, held, duration])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the clock while someone reads or reaches it
    <div
      ref={card}
      className={classes('toast', variant !== 'plain' && variant)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        setHeld(true)
      }}
      onBlur={(event) => setHeld(Boolean(card.current?.contains(event.relatedTarget)))}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Icon name={icon ?? icons[variant]} className={icon === 'loader-circle' ? 'spinning' : undefined} />
      <div>
        <b>{title}</b>
        {description && <p>{description}</p>}
        {action && (
          <div className="actions">
            <button
              type="button"
              onClick={() => {
                dismissToast(id)
                action.onAct()
              }}
            >
              {action.label}
            </button>
          </div>
        )}
      </div>
      <button type="button" className="icon-button" aria-label="Close" onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}
