import { useEffect, useRef } from 'react'
import { Note } from './note.tsx'
import type { Notice } from './notice.ts'
import { useToast } from './toast.tsx'

/** Shows a notice as a toast or, without JavaScript, inline. Shows a notice with the same key `once` only once. */
export function NoticeView({ notice, once }: { notice: Notice | null | undefined; once?: string }) {
  const { toast } = useToast()
  const shown = useRef<unknown>(null)
  useEffect(() => {
    if (!notice || shown.current === (once ?? notice)) return
    shown.current = once ?? notice
    const { title, text, kind } = notice
    toast({ title, description: text, variant: kind === 'success' ? 'success' : 'destructive' })
    forgetNote()
  }, [notice, once, toast])
  if (!notice) return null
  return (
    <noscript>
      <div className="notice">
        <Note kind={notice.kind === 'success' ? 'done' : 'bad'} title={notice.title} live>
          {notice.text}
        </Note>
      </div>
    </noscript>
  )
}

// Removes `?note=` from the URL, so that a reload or bookmark does not show the message again.
function forgetNote() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('note')) return
  url.searchParams.delete('note')
  window.history.replaceState(window.history.state, '', url)
}
