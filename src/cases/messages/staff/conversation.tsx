import { Form, useNavigation } from 'react-router'
import { DraftArea, DraftInput } from '#accounts/drafts/ui/drafts.tsx'
import { maxMessageLength, maxSubjectLength } from '#cases/messages/message.ts'
import type { MessageRow } from '#cases/messages/message-db.server.ts'
import type { Attached } from '#cases/messages/store-attachments.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { AttachField, Attachments } from '#cases/ui/attachments.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Tag } from '#design/feedback/status.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Monogram } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { initialsOf } from '#platform/text/initials.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.conversation)

export function MessageList({ messages }: { messages: MessageRow[] }) {
  if (messages.length === 0) return <p className="soft mt-16">{copy().thereAreNoMessagesYet}</p>
  return (
    <ol>
      {messages.map(
        ({ id, senderName, senderType, subject, body, createdAt, isRead, isInternal, isByEmail, attachments }) => {
          const isNew = senderType === 'client' && !isRead
          return (
            <li key={id} className={isNew ? 'message new' : 'message'}>
              <Monogram initials={initialsOf(senderName)} size="small" soft={senderType === 'client'} />
              <div>
                <header>
                  <b>{senderName}</b>
                  <span className="soft t14">{senderType === 'client' ? copy().client : copy().staff}</span>
                  <time className="soft t14 numbers" dateTime={createdAt.toISOString()}>
                    {formatDateTime(createdAt)}
                  </time>
                  {isByEmail && <span className="soft t14">{copy().byEmail}</span>}
                  {isNew && <Tag tone="red">{copy().new}</Tag>}
                  {isInternal && <Tag>{copy().internalNote}</Tag>}
                  {senderType === 'admin' && !isInternal && !isRead && (
                    <span className="soft t14">{copy().notReadYet}</span>
                  )}
                </header>
                <p>
                  <b>{subject}</b>
                </p>
                <p className="message-body">{body}</p>
                <Attachments
                  attachments={attachments}
                  attachedTo={id}
                  pathOf={(documentId) => `/admin/documents/${documentId}`}
                />
              </div>
            </li>
          )
        },
      )}
    </ol>
  )
}

export type MessageFormAnswer = { text: string; values: Record<string, string>; attached?: Attached[] }

type FormProps = {
  submissionKey: string
  needsSubject: boolean
  cases?: readonly { id: string; title: string; caseNumber: string }[]
  caseId?: string
  answer: MessageFormAnswer | undefined
  draftPage?: string
  draft?: { subject: string; body: string }
}

/** The submission key ensures that a form submitted twice stores one message. */
export function MessageForm({ submissionKey, needsSubject, cases, caseId, answer, draftPage, draft }: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const { values = {}, text } = answer ?? {}
  const takesFiles = cases !== undefined && cases.length > 0
  return (
    <Form
      method="post"
      className="admin-form compact"
      key={submissionKey}
      preventScrollReset
      encType={takesFiles ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="key" value={values.key ?? submissionKey} />
      {text && (
        <Note kind="bad" live title={copy().messageWasNotSent}>
          {text}
        </Note>
      )}
      {cases && (
        <Field name="caseId" label={copy().case}>
          <Select
            placeholder={copy().noCase}
            defaultValue={values.caseId ?? caseId ?? ''}
            options={cases.map(({ id, title, caseNumber }) => ({ value: id, label: `${title} (${caseNumber})` }))}
          />
        </Field>
      )}
      <Field name="subject" label={copy().subject} required={needsSubject} optional={!needsSubject}>
        <DraftInput
          draft="subject"
          page={draftPage}
          sentAs="sent"
          maxLength={maxSubjectLength}
          defaultValue={values.subject ?? draft?.subject}
        />
      </Field>
      <Field name="body" label={copy().message} required>
        <DraftArea
          draft="body"
          page={draftPage}
          sentAs="sent"
          rows={6}
          maxLength={maxMessageLength}
          defaultValue={values.body ?? draft?.body}
        />
      </Field>
      {takesFiles && <AttachField attached={answer?.attached} />}
      <Button icon="send" size="small" busy={isBusy}>
        {isBusy ? copy().sending : copy().sendMessage}
      </Button>
    </Form>
  )
}
