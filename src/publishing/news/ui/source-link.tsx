import type { MouseEvent } from 'react'
import { newsPage } from '#content/pages/news.ts'
import { useToast } from '#design/feedback/toast.tsx'
import { t } from '#platform/texts.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import { isSourceLink } from '#publishing/news/addresses.ts'

const copy = () => t(publishingTexts.sourceLink)

export function SourceLink({ href, title }: { href: string; title: string }) {
  const { toast } = useToast()
  if (!isSourceLink(href)) return <p className="fine">{newsPage.sourceMissing}</p>
  const stayWithoutConnection = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    toast({ title: newsPage.sourceFailed, variant: 'destructive' })
  }
  return (
    <a
      className="button outline small"
      href={href}
      target="_blank"
      rel="noopener nofollow"
      onClick={stayWithoutConnection}
    >
      {newsPage.viewSource}
      <span className="visually-hidden">{copy().opensInNewTab(title)}</span>
    </a>
  )
}
