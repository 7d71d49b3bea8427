import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { threadAddress } from './thread-address.ts'

export function useInboxKeys(threads: readonly { id: string }[], openId: string | undefined, search: string): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 'r') {
        event.preventDefault()
        document.querySelector<HTMLTextAreaElement>('.answer textarea')?.focus()
      }
      if (key !== 'j' && key !== 'k') return
      const at = threads.findIndex(({ id }) => id === openId)
      const next = threads[at === -1 ? 0 : at + (key === 'j' ? 1 : -1)]
      if (next) navigate(threadAddress(next.id, search), { preventScrollReset: true })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [threads, openId, search, navigate])
}
