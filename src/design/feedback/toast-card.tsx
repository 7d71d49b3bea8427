import { useEffect, useRef, useState } from 'react'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { focusOnTitle } from '#design/page/focus-title.ts'
import { t } from '#platform/texts.ts'
import { dismissToast, type ShownToast, type Toast } from './toast-store.ts'

const copy = () => t(designTexts.toastCard)

const icons: Record<NonNullable<Toast['variant']>, IconName> = {
  plain: 'info',
  success: 'check',
  destructive: 'circle-alert',
}

const controls = 'a, button, input, select, textarea, summary, [tabindex="0"]'

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
  const [aside, setAside] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const isReached = useRef(false)
  const hasGivenWay = useRef(false)

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

  // Moves the toast to the other edge of the screen if it would cover the focused control (WCAG 2.4.11).
  useEffect(() => {
    const giveWay = () => {
      const focused = document.activeElement
      if (card.current && focused?.matches(controls) && isOver(card.current, focused)) setAside((was) => !was)
    }
    giveWay()
    document.addEventListener('focusin', giveWay)
    return () => document.removeEventListener('focusin', giveWay)
  }, [])

  /** Moves the toast away, at most once, if it would cover the button that the user has just pressed. */
  function giveWayToPointer() {
    if (isReached.current || hasGivenWay.current) return
    hasGivenWay.current = true
    setTimeout(() => isReached.current || setAside((was) => !was))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timeout while hovered or focused
    <div
      ref={card}
      className={classes('toast', variant !== 'plain' && variant, aside && 'aside')}
      onMouseEnter={giveWayToPointer}
      onMouseMove={({ movementX, movementY }) => {
        if (movementX === 0 && movementY === 0) return
        isReached.current = true
        setHeld(true)
      }}
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
                action.onAction()
              }}
            >
              {action.label}
            </button>
          </div>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={copy().close} onClick={close}>
        <Icon name="x" />
      </button>
    </div>
  )
}

function isOver(card: Element, focused: Element): boolean {
  if (card.contains(focused) || focused.contains(card)) return false
  const a = card.getBoundingClientRect()
  const b = focused.getBoundingClientRect()
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
