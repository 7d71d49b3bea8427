import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { getStarted, type NavigationItem } from '#content/navigation.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { keepFocusInside } from './keep-focus-inside.ts'
import { placesOfVisitor } from './places.ts'

/**
 * The menu of small screens: the same entries, folded by group. Opens without script; choosing closes it. While it is
 * open the page behind rests.
 */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const menu = useRef<HTMLDetailsElement>(null)

  // Also when it was opened before the page was alive.
  useEffect(() => {
    const here = menu.current
    let release: (() => void) | undefined
    function follow() {
      release?.()
      release = here?.open ? keepFocusInside(here) : undefined
    }
    follow()
    here?.addEventListener('toggle', follow)
    return () => {
      here?.removeEventListener('toggle', follow)
      release?.()
    }
  }, [])

  useEffect(() => {
    function onPress(event: PointerEvent) {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute('open')
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !menu.current?.open) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    function onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('.menu a')) menu.current?.removeAttribute('open')
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [])

  return (
    <details className="menu" ref={menu}>
      <summary className="icon-button" aria-label="Menu">
        <Icon name="menu" className="when-closed" />
        <Icon name="x" className="when-open" />
      </summary>
      <nav className="menu-sheet" aria-label="Main">
        {items.map((item) =>
          item.type === 'mega' ? (
            item.groups.map((group) => (
              <details key={group.name} name="menu-group">
                <summary>
                  {group.name}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {group.entries.map(({ name, href }) => (
                    <li key={href}>
                      <Link to={href}>{name}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))
          ) : (
            <Link key={item.href} to={item.href}>
              {item.name}
            </Link>
          ),
        )}
        {placesOfVisitor.map(({ name, href }) => (
          <Link key={href} to={href}>
            {name}
          </Link>
        ))}
        <ButtonLink kind="primary" full to={getStarted.href}>
          {getStarted.name}
        </ButtonLink>
      </nav>
    </details>
  )
}
