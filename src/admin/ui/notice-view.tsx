import { useEffect } from 'react'
import type { Notice } from '#admin/notice.ts'
import { Note } from '#platform/ui/note.tsx'
import { useToast } from '#platform/ui/toast.tsx'

/** Shows what has just happened: as a toast, or without script as a note at this place. */
export function NoticeView({ notice }: { notice: Notice | null | undefined }) {
  const { toast } = useToast()
  useEffect(() => {
    if (!notice) return
    const { title, text, kind } = notice
    toast({ title, description: text, variant: kind === 'success' ? 'success' : 'destructive' })
    forgetNote()
  }, [notice, toast])
  if (!notice) return null
  return (
    <noscript>
      <div className="admin-notice">
        <Note kind={notice.kind === 'success' ? 'done' : 'bad'} title={notice.title} live>
          {notice.text}
        </Note>
      </div>
    </noscript>
  )
}

// So that a reload or a bookmark does not tell the news again.
function forgetNote() {
  const url = new URL(window.location.href)
  if (!url.searchParams.has('note')) return
  url.searchParams.delete('note')
  window.history.replaceState(window.history.state, '', url)
}
