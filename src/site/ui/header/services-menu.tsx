import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { NavigationGroup } from '#content/navigation.ts'
import { classes } from '#platform/ui/classes.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { type MenuPlace, menuButton, nextPlace } from './menu-keys.ts'

const closeDelay = 200
const switchDelay = 90

type Props = { name: string; groups: readonly NavigationGroup[]; isCurrent: boolean }

/**
 * The mega menu. Before the page is alive, CSS opens it on hover and focus and Tab walks through it. Alive, it also
 * closes on Escape and on choosing, arrows move in it, and Tab leaves it.
 */
export function ServicesMenu({ name, groups, isCurrent }: Props) {
  // Undefined until the page is alive: then CSS decides.
  const [open, setOpen] = useState<boolean>()
  const [active, setActive] = useState(0)
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const quiet = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isAlive = open !== undefined
  const counts = groups.map(({ entries }) => entries.length)

  useEffect(() => {
    const here = root.current
    setOpen(Boolean(here?.matches(':hover') || here?.contains(document.activeElement)))
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
    if (!open) setActive(0)
    setOpen(true)
  }

  /** Focus goes back to the button unless it was elsewhere. That focus does not open the menu again. */
  function close(returnFocus?: boolean) {
    clearTimeout(timer.current)
    setOpen(false)
    if (!returnFocus) return
    quiet.current = true
    elementAt(menuButton)?.focus()
    quiet.current = false
  }

  function elementAt({ group, entry }: MenuPlace): HTMLElement | null {
    const place = group === null ? 'button' : entry === null ? `${group}` : `${group}-${entry}`
    return root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? null
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const here = placeOf(event.target)
    const next = here && nextPlace(here, event.key, counts)
    if (!next) return
    event.preventDefault()
    // The panel of the group has to be visible before it can take the focus.
    flushSync(() => {
      show()
      if (next.group !== null) setActive(next.group)
    })
    elementAt(next)?.focus()
  }

  function onFocus(event: FocusEvent) {
    if (quiet.current || pressed.current) return
    show()
    const group = placeOf(event.target)?.group
    if (group !== null && group !== undefined) setActive(group)
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close()
  }

  /** A tap opens and closes; a mouse has opened the menu already by being there. */
  function onPress(event: MouseEvent<HTMLButtonElement>) {
    pressed.current = false
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
    if (isTouch && open) close()
    else show()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what its buttons and links do
    <div
      ref={root}
      className={classes('has-mega', isAlive && 'alive', open && 'open')}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
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
      <div className="mega" id="services-menu">
        <ul>
          {groups.map((group, g) => (
            <li key={group.name} className={active === g ? 'active' : undefined}>
              <button
                type="button"
                className="mega-group"
                data-place={g}
                tabIndex={isAlive ? -1 : undefined}
                aria-expanded={active === g}
                aria-controls={`services-menu-${g}`}
                onPointerEnter={(event) => event.pointerType === 'mouse' && later(() => setActive(g), switchDelay)}
                onPointerLeave={() => clearTimeout(timer.current)}
                onClick={() => setActive(g)}
              >
                {group.name}
                <Icon name="chevron-right" small />
              </button>
              <div className="mega-panel" id={`services-menu-${g}`}>
                <ul>
                  {group.entries.map((entry, e) => (
                    <li key={entry.href}>
                      <Link
                        to={entry.href}
                        data-place={`${g}-${e}`}
                        tabIndex={isAlive ? -1 : undefined}
                        onClick={() => close(true)}
                      >
                        <b>{entry.name}</b>
                        <span>{entry.description}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function placeOf(target: EventTarget): MenuPlace | null {
  const place = target instanceof HTMLElement ? target.dataset.place : undefined
  if (place === undefined) return null
  if (place === 'button') return menuButton
  const [group, entry] = place.split('-').map(Number)
  return { group: group ?? null, entry: entry ?? null }
}
