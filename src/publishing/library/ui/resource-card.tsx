import { resourcesPage as words } from '#content/pages/resources.ts'
import { Tag } from '#design/feedback/status.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { formatDate, formatFileSize, formatNumber } from '#platform/format.ts'
import type { ResourceCard as Card } from '#publishing/library/documents.server.ts'
import { DownloadButton } from './download-button.tsx'
import { Rating } from './rating.tsx'

/** A featured file has two cards on the page; only one of them gets the anchor. */
export function ResourceCard({ resource, anchor }: { resource: Card; anchor: boolean }) {
  const { id, title, description, category, drawing, featured, rating, tags, format, fileName, bytes, downloads } =
    resource
  return (
    <li className="resource" id={anchor ? id : undefined}>
      <div className="resource-picture">
        <Drawing illustration={drawing.illustration} seed={drawing.seed} title={drawing.alt} />
        {featured && <Tag tone="ink">{words.featuredBadge}</Tag>}
      </div>
      <p className="meta">
        <span className="bold">{category}</span>
        {rating !== null && <Rating value={rating} />}
      </p>
      <h3 className="t20">{title}</h3>
      <p className="resource-text">{description}</p>
      <ul className="row tight" aria-label="Tags">
        {tags.slice(0, 3).map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <p className="fine numbers">
        {[
          format.toUpperCase(),
          formatFileSize(bytes),
          `tax year ${resource.taxYear}`,
          `state\u00a0${formatDate(resource.stateOn)}`,
          downloads > 0 && `${formatNumber(downloads)} ${downloads === 1 ? 'download' : 'downloads'}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <DownloadButton fileName={fileName} title={title} />
    </li>
  )
}
