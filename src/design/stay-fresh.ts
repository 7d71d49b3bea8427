import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Where the server says that something is new. */
const liveAddress = '/live'
/** How long to wait before a stream that was refused is asked for again. */
const retryMs = 60_000

/**
 * Asks the server anew for what a page shows whenever that says that something is new; while it cannot say so, every
 * `everyMs`. Only while somebody looks at the page: a browser has few connections for one host.
 */
export function useStayFresh(everyMs = 20_000): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isBusy = useRef(false)
  const isDue = useRef(false)
  useEffect(() => {
    isBusy.current = state !== 'idle' || navigation.state !== 'idle'
    // What was told while the page was loading may be missing from it.
    if (isBusy.current || !isDue.current) return
    isDue.current = false
    revalidate()
  }, [state, navigation.state, revalidate])
  useEffect(() => {
    let stream: EventSource | undefined
    let requestedAt = 0
    const refresh = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      if (isBusy.current) isDue.current = true
      else revalidate()
    }
    const listen = () => {
      requestedAt = Date.now()
      stream?.close()
      stream = new EventSource(liveAddress)
      // Something may have happened before it was open.
      stream.onopen = refresh
      stream.onmessage = refresh
    }
    const poll = () => {
      if (document.visibilityState !== 'visible' || stream?.readyState === EventSource.OPEN) return
      refresh()
      if (stream?.readyState === EventSource.CLOSED && Date.now() - requestedAt >= retryMs) listen()
    }
    const turn = () => {
      if (document.visibilityState !== 'visible') return stream?.close()
      refresh()
      listen()
    }
    if (document.visibilityState === 'visible') listen()
    const timer = setInterval(poll, everyMs)
    document.addEventListener('visibilitychange', turn)
    return () => {
      clearInterval(timer)
      stream?.close()
      document.removeEventListener('visibilitychange', turn)
    }
  }, [everyMs, revalidate])
}
