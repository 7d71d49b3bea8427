import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { getStarted, type NavigationItem } from '#content/navigation.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { placesOfVisitor } from './places.ts'

/** The menu of small screens: the same entries, folded by group. Opens without script; choosing closes it. */
export function MobileMenu({ items }: { items: readonly NavigationItem[] }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    function onPress(event: PointerEvent) {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) menu.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])

  function onClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.removeAttribute('open')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.removeAttribute('open')
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details className="menu" ref={menu} onClick={onClick} onKeyDown={onKeyDown}>
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
