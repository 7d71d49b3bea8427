import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/** Asks the server anew for what a page shows: so often while somebody looks at it, and when they come back to it. */
export function useStayFresh(everyMs = 20_000): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isBusy = useRef(false)
  useEffect(() => {
    isBusy.current = state !== 'idle' || navigation.state !== 'idle'
  }, [state, navigation.state])
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && navigator.onLine && !isBusy.current) revalidate()
    }
    const timer = setInterval(refresh, everyMs)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [everyMs, revalidate])
}
