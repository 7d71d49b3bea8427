import * as caseTexts from '#cases/locales/en.ts'
import { Attachments } from '#cases/ui/attachments.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'
import type { MessageView } from '#portal/views.server.ts'

const copy = () => t(caseTexts.messageList)

export function MessageList({ messages, subjects }: { messages: readonly MessageView[]; subjects?: boolean }) {
  return messages.map(({ id, isOwn, isNew, senderName, subject, body, createdAt, attachments, isByEmail }) => (
    <article className={isNew ? 'message new' : 'message'} key={id}>
      <Monogram size="small" soft={!isOwn} initials={initialsOf(senderName)} />
      <div>
        <header>
          <b>{isOwn ? copy().you : senderName}</b>
          <time className="soft t14 numbers" dateTime={createdAt.toISOString()}>
            {formatDateTime(createdAt)}
          </time>
          {isByEmail && <span className="soft t14">{copy().byEmail}</span>}
          {isNew && <Tag tone="red">{copy().new}</Tag>}
        </header>
        {subjects && <p className="bold">{subject}</p>}
        <p className="message-body">{body}</p>
        <Attachments
          attachments={attachments}
          attachedTo={id}
          pathOf={(documentId) => `/client-portal/documents/${documentId}/download`}
        />
      </div>
    </article>
  ))
}
