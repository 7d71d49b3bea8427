import { Link } from 'react-router'
import type { Question } from '#publishing/library/documents.server.ts'

/** The anchor is inside the collapsible part, because browsers then expand it when a link leads there. */
export function Answer({ item: { id, html, links } }: { item: Question }) {
  return (
    <div className="stack close faq-answer" id={id} tabIndex={-1}>
      <div className="stack close" dangerouslySetInnerHTML={{ __html: html }} />
      {links.length > 0 && (
        <p className="row">
          {links.map(({ name, href }) => (
            <Link key={href} to={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
