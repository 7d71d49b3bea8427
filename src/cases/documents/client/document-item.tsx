import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { draggable } from '#design/form/drag-file.ts'
import { Icon } from '#design/icon.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { documentBadge, heldBackText } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { DocumentView } from '#portal/views.server.ts'
import { FileActions, ReplaceLink } from './file-actions.tsx'
import { PlaceForm } from './place-form.tsx'

type Props = {
  document: DocumentView
  items: readonly { id: string; title: string }[]
  isOpen: boolean
  error: string | undefined
}

export function DocumentItem({ document, items, isOpen, error }: Props) {
  const isOurs = isFromFirm(document.kind)
  const { originalFilename, documentType, fileSize, createdAt, state, rejectedReason, sender, isRequested } = document
  return (
    <li className="item" {...draggable(document.id, isOpen && state === 'received' && items.length > 0)}>
      <Icon name="paperclip" />
      <div>
        <b className="t16 filename">{originalFilename}</b>
        <p className="numbers">
          {[documentType, formatFileSize(fileSize), formatDate(createdAt), sender && `from ${sender}`]
            .filter(Boolean)
            .join(', ')}{' '}
          <FileActions document={document} />
          <ReplaceLink document={document} />
        </p>
        {state === 'rejected' && rejectedReason && <p className="accent">{rejectedReason}</p>}
        {state === 'quarantined' && <p className="accent">{heldBackText()}</p>}
        {isOpen && state === 'received' && <PlaceForm document={document} items={items} error={error} />}
      </div>
      <div className="actions">{!isOurs && <Badge mark={documentBadge(state, isRequested)} />}</div>
    </li>
  )
}
