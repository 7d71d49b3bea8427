import { useState } from 'react'
import { resourcesPage as words } from '#content/pages/resources.ts'
import { ButtonLink } from '#design/button.tsx'
import { VisuallyHidden } from '#design/page/layout.tsx'

/** Files downloaded in this tab; forgotten when the page is reloaded. */
const downloaded = new Set<string>()

export function DownloadButton({ fileName, title }: { fileName: string; title: string }) {
  const [isDone, setDone] = useState(() => downloaded.has(fileName))
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
