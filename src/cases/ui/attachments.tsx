import type { ReactNode } from 'react'
import * as caseTexts from '#cases/locales/en.ts'
import type { Attachment } from '#cases/messages/attachment-db.server.ts'
import { Icon } from '#design/icon.tsx'
import { formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseTexts.attachments)

type Props = {
  attachments: readonly Attachment[]
  pathOf: (documentId: string) => string
  children?: (attachment: Attachment) => ReactNode
}

export function Attachments({ attachments, pathOf, children }: Props) {
  if (attachments.length === 0) return null
  return (
    <ul className="attachments">
      {attachments.map((attachment) => {
        const { id, filename, sizeBytes, state, isScanned } = attachment
        return (
          <li key={id}>
            <Icon name="file-text" />
            {state !== 'quarantined' && isScanned ? <a href={pathOf(id)}>{filename}</a> : <span>{filename}</span>}
            <small>{stateWords({ state, isScanned }) ?? formatFileSize(sizeBytes)}</small>
            {children?.(attachment)}
          </li>
        )
      })}
    </ul>
  )
}

function stateWords({ state, isScanned }: Pick<Attachment, 'state' | 'isScanned'>): string | null {
  if (state === 'quarantined') return copy().blockedVirusFound
  if (!isScanned) return copy().checkingForViruses
  return state === 'rejected' ? copy().sentBack : null
}
