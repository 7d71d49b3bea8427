import { useEffect } from 'react'

/**
 * Pages of the public site are made ahead and fetched ahead, so links between them are followed by the browser itself.
 * What stays on the page (anchors, filters) or does something of its own (`data-live`) is left to the page.
 */
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
