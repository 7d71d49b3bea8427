import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconLink } from '#design/button.tsx'

const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search dialog, as Ctrl K and ⌘ K do; with a modifier key or without JavaScript, the search page. */
export function SearchButton({ label, href, className }: { label: string; href: string; className?: string }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<Element>(null)
  const { pathname, search, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes whenever the address changes
  useEffect(() => setOpen(false), [pathname, search, hash])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      if (!open) show(document.activeElement)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  function show(from: Element | null) {
    opener.current = from
    setWasOpened(true)
    setOpen(true)
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(event.currentTarget)
  }

  function change(next: boolean) {
    setOpen(next)
    if (!next) setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus(), 0)
  }

  return (
    <>
      <IconLink
        icon="search"
        label={label}
        to={href}
        className={className}
        aria-keyshortcuts="Control+K Meta+K"
        data-live
        onClick={onClick}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={open} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
