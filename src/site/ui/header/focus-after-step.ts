import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusOnResult, focusOnTitle } from '#design/page/focus-title.ts'

/**
 * After client-side navigation, moves the focus as a page load would: to the hash target (expanded if collapsed), else
 * to the title. Within a page the focus stays, or moves to the result if the focused control has disappeared.
 */
export function useFocusAfterStep(): void {
  const { pathname, hash, key } = useLocation()
  const before = useRef({ pathname, hash, key })
  useEffect(() => {
    const from = before.current
    before.current = { pathname, hash, key }
    if (from.key === key) return
    const place = document.getElementById(hash.slice(1))
    const isFolded = place !== null && place.closest('details:not([open])') !== null
    if (from.pathname === pathname && from.hash === hash && !isFolded && !isFocusLost()) return
    if (place) showAndFocus(place)
    else if (from.pathname !== pathname) focusOnTitle()
    else if (isFocusLost()) focusOnResult()
  }, [pathname, hash, key])
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function showAndFocus(place: HTMLElement): void {
  for (let fold = place.closest('details:not([open])'); fold; fold = place.closest('details:not([open])')) {
    fold.setAttribute('open', '')
    place.scrollIntoView()
  }
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}
