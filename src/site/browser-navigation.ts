import { useEffect } from 'react'

/** Lets the browser load public pages, which are prefetched; links with `data-live` still navigate on the client. */
export function useBrowserNavigation(): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
      if (link.hasAttribute('download') || link.target !== '' || link.dataset.live !== undefined) return
      event.stopPropagation()
    }
    addEventListener('click', follow, true)
    return () => removeEventListener('click', follow, true)
  }, [])
}
