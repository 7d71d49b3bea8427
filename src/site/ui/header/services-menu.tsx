import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { classes } from '#design/classes.ts'
import { Icon } from '#design/icon.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { type MenuPlace, menuButton, nextPlace } from './menu-keys.ts'

const ServicesPanels = import.meta.env.SSR ? (await import('./services-panels.tsx')).ServicesPanels : null

const closeDelay = 200
const switchDelay = 90

/** Mega menu of services. Before hydration, CSS opens it on hover and focus, and Tab moves through its entries. */
export function ServicesMenu({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  const [open, setOpen] = useState<boolean>()
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const quiet = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const here = root.current
    setOpen(Boolean(here?.matches(':hover') || here?.contains(document.activeElement)))
    leaveTabOrder(here)
    return () => clearTimeout(timer.current)
  }, [])

  useEffect(() => {
    if (!open) return
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return
      close(root.current?.contains(document.activeElement))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  function later(act: () => void, delay: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(act, delay)
  }

  function show() {
    clearTimeout(timer.current)
    if (!open) showGroup(root.current, 0)
    setOpen(true)
  }

  function close(returnFocus?: boolean) {
    clearTimeout(timer.current)
    setOpen(false)
    if (!returnFocus) return
    quiet.current = true
    elementAt(root.current, menuButton)?.focus()
    quiet.current = false
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = placeOf(event.target)
    const next = here && nextPlace(here, event.key, countsOf(root.current))
    if (!next) return
    event.preventDefault()
    flushSync(show)
    if (next.group !== null) showGroup(root.current, next.group)
    elementAt(root.current, next)?.focus()
  }

  function onFocus(event: FocusEvent) {
    if (quiet.current || pressed.current) return
    show()
    const group = placeOf(event.target)?.group
    if (typeof group === 'number') showGroup(root.current, group)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  /** Shows the group after a delay, so that moving diagonally to an entry does not switch groups. */
  function onPointerOver(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    const place = placeOf(event.target)
    if (place?.entry === null && place.group !== null) {
      const { group } = place
      later(() => showGroup(root.current, group), switchDelay)
    } else clearTimeout(timer.current)
  }

  function onPress(event: MouseEvent<HTMLButtonElement>) {
    pressed.current = false
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (isTouch && open) close()
    else show()
  }

  function onChoose(event: MouseEvent) {
    const place = placeOf(event.target)
    if (!place || place.group === null) return
    if (place.entry === null) showGroup(root.current, place.group)
    else close(true)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the buttons and links inside
    <div
      ref={root}
      className={classes('has-mega', open !== undefined && 'alive', open && 'open')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerOver={onPointerOver}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse' && !root.current?.querySelector('.mega :focus-visible'))
          later(close, closeDelay)
      }}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <button
        type="button"
        className="mega-button"
        data-place="button"
        aria-expanded={open ?? false}
        aria-controls="services-menu"
        aria-current={isCurrent ? 'true' : undefined}
        onPointerDown={() => {
          pressed.current = true
        }}
        onClick={onPress}
      >
        {name}
        <Icon name="chevron-down" small />
      </button>
      <ServerRendered name="services-menu" className="mega" id="services-menu" onClick={onChoose}>
        {ServicesPanels && <ServicesPanels />}
      </ServerRendered>
    </div>
  )
}

function placeOf(target: EventTarget): MenuPlace | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
  if (place === undefined) return null
  if (place === 'button') return menuButton
  const [group, entry] = place.split('-').map(Number)
  return { group: group ?? null, entry: entry ?? null }
}

function elementAt(menu: HTMLElement | null, { group, entry }: MenuPlace): HTMLElement | null {
  const place = group === null ? 'button' : entry === null ? `${group}` : `${group}-${entry}`
  return menu?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null
}

function showGroup(menu: HTMLElement | null, group: number): void {
  for (const [g, button] of groupsOf(menu).entries()) {
    button.setAttribute('aria-expanded', String(g === group))
    button.parentElement?.classList.toggle('active', g === group)
  }
}

function countsOf(menu: HTMLElement | null): number[] {
  return groupsOf(menu).map((button) => button.parentElement?.querySelectorAll('a').length ?? 0)
}

function leaveTabOrder(menu: HTMLElement | null): void {
  for (const place of menu?.querySelectorAll<HTMLElement>('.mega [data-place]') ?? []) place.tabIndex = -1
}

function groupsOf(menu: HTMLElement | null): Element[] {
  return [...(menu?.querySelectorAll('.mega-group') ?? [])]
}
