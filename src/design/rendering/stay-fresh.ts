import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

const liveAddress = '/live'
const retryMs = 60_000

/** Reloads loader data on live updates, or every `everyMs` while disconnected. Pauses while the page is hidden. */
export function useStayFresh(everyMs = 20_000): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isBusy = useRef(false)
  const isDue = useRef(false)
  useEffect(() => {
    isBusy.current = state !== 'idle' || navigation.state !== 'idle'
    // If an update arrived while data was loading, the loaded data may not include it, so load again.
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
      // Updates may have been missed before the connection opened, so load the data again.
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

export function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
