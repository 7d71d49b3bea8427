import { newsPage } from '#content/pages/news.ts'
import { isSourceLink } from '#news/addresses.ts'

/** The way to the source, in a new tab. An address that may not be opened is replaced by a sentence. */
export function SourceLink({ href, title }: { href: string; title: string }) {
  if (!isSourceLink(href)) return <p className="fine">{newsPage.sourceMissing}</p>
  return (
    <a className="button outline small" href={href} target="_blank" rel="noopener nofollow">
      {newsPage.viewSource}
      <span className="visually-hidden">: {title}, opens in a new tab</span>
    </a>
  )
}
