import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** While something runs in the background the page looks again every few seconds. */
export function useTheme(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), 2_000)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
