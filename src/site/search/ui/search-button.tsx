import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconLink } from '#platform/ui/button.tsx'

// Only fetched when it first opens.
const SearchDialog = lazy(() => import('./search-dialog.tsx'))

/** Opens the search over the page; without script, or with a key held that means a new tab, it leads to the search page. */
export function SearchButton({ label, href, className }: { label: string; href: string; className?: string }) {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const opener = useRef<Element>(null)
  const { pathname, search, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes whenever the address changes
  useEffect(() => setOpen(false), [pathname, search, hash])

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setWasOpened(true)
    setOpen(true)
  }

  // A press that came before the page was alive is repeated without focus, so it is given back by hand.
  function change(next: boolean) {
    setOpen(next)
    if (!next) setTimeout(() => opener.current instanceof HTMLElement && opener.current.focus(), 0)
  }

  return (
    <>
      <IconLink icon="search" label={label} to={href} className={className} data-live onClick={show} />
      {wasOpened && (
        <Suspense fallback={null}>
          <SearchDialog open={open} onOpenChange={change} />
        </Suspense>
      )}
    </>
  )
}
