import type { LawStatus, LegalDocument } from '#content/law/legal-document.ts'
import { Status, type StatusKind, Tag } from '#design/feedback/status.tsx'
import { Row } from '#design/page/layout.tsx'
import { formatLongDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as libraryTexts from '#publishing/library/locales/en.ts'
import { NewTabLink } from './new-tab-link.tsx'

const copy = () => t(libraryTexts.legalDocumentCard)

const statusKinds: Record<LawStatus, StatusKind> = { Active: 'done', Final: 'info', Draft: 'wait' }

export function LegalDocumentCard({
  document,
  category,
  words,
}: {
  document: LegalDocument
  category: string | undefined
  words: { sourceButton: string; downloadButton: string }
}) {
  const { id, title, number, year, description, type, jurisdiction, status, lastUpdated, tags } = document
  return (
    <li className="law-card" id={id}>
      <Row between className="law-line">
        <p className="fine">
          {category}, {year}
        </p>
        <Status kind={statusKinds[status]}>{status}</Status>
      </Row>
      <h3 className="t20">{title}</h3>
      <p className="law-facts">
        {[number, type, jurisdiction, copy().importance[document.importance]].filter(Boolean).join(' · ')}
      </p>
      <p className="t16">{description}</p>
      <ul className="row tight" aria-label={copy().tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </ul>
      <Row className="law-actions">
        {document.url && (
          <NewTabLink to={document.url} about={title}>
            {words.sourceButton}
          </NewTabLink>
        )}
        {document.downloadUrl && (
          <NewTabLink to={document.downloadUrl} icon="download" about={title}>
            {words.downloadButton}
          </NewTabLink>
        )}
        {lastUpdated && <span className="fine">{copy().lastUpdated(formatLongDate(lastUpdated))}</span>}
      </Row>
    </li>
  )
}
