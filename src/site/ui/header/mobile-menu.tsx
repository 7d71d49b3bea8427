import { useEffect } from 'react'
import { turnTheme } from '#design/page/theme-switch.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'

const MobileMenuSheet = import.meta.env.SSR ? (await import('./mobile-menu-sheet.tsx')).MobileMenuSheet : null

/** Opens without JavaScript. With JavaScript, the page behind the open menu is made inert. */
export function MobileMenu() {
  useEffect(() => {
    const menu = document.querySelector<HTMLDetailsElement>('details.menu')
    if (!menu) return
    const stop = new AbortController()
    const { signal } = stop
    let release: (() => void) | undefined

    function follow() {
      release?.()
      release = menu?.open ? keepFocusInside(menu) : undefined
    }
    function close() {
      menu?.removeAttribute('open')
    }
    follow()
    menu.addEventListener('toggle', follow, { signal })
    menu.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return
        if (target.closest('[data-switch-theme]')) turnTheme()
        else if (target.closest('a')) close()
      },
      { signal },
    )
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && !menu.contains(target) && close(),
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !menu.open) return
        close()
        menu.querySelector('summary')?.focus()
      },
      { signal },
    )
    return () => {
      stop.abort()
      release?.()
    }
  }, [])

  return (
    <ServerRendered name="menu" as="details" className="menu">
      {MobileMenuSheet && <MobileMenuSheet />}
    </ServerRendered>
  )
}

function keepFocusInside(part: Element): () => void {
  const taken: HTMLElement[] = []
  for (let inner = part; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) {
      if (beside === inner || !(beside instanceof HTMLElement) || beside.inert) continue
      beside.inert = true
      taken.push(beside)
    }
  }
  return () => {
    for (const element of taken) element.inert = false
  }
}
