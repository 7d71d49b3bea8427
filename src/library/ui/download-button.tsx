import { useState } from 'react'
import { resourcesPage as words } from '#content/pages/listings.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { VisuallyHidden } from '#platform/ui/layout.tsx'

/** What has been downloaded since the site was opened. Forgotten with the tab; nothing is stored. */
const downloaded = new Set<string>()

/** Fetches a file of the resource center. A file that has not been made yet cannot be fetched, and says so. */
export function DownloadButton({ fileName, title, exists }: { fileName: string; title: string; exists: boolean }) {
  const [isDone, setDone] = useState(() => downloaded.has(fileName))
  if (!exists) {
    return (
      <Button type="button" kind="outline" size="small" disabled>
        Available soon
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    )
  }
  function remember() {
    downloaded.add(fileName)
    setDone(true)
  }
  return (
    <ButtonLink
      to={`/documents/${fileName}`}
      reloadDocument
      download
      kind={isDone ? 'quiet' : 'outline'}
      size="small"
      icon={isDone ? 'check' : 'download'}
      onClick={remember}
    >
      <span aria-live="polite">{isDone ? words.downloaded : words.download}</span>
      <VisuallyHidden>: {title}</VisuallyHidden>
    </ButtonLink>
  )
}
