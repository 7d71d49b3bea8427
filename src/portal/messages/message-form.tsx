import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftInput, useDraft } from '#accounts/ui/drafts.tsx'
import { SaveDraft } from '#accounts/ui/save-draft.tsx'
import { useServerDraft } from '#accounts/ui/server-draft.ts'
import { maxSubjectLength } from '#cases/message.ts'
import { AttachField } from '#cases/ui/attach-field.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Select, TextArea } from '#design/input.tsx'
import { formatTime } from '#platform/format.ts'
import { acceptedFiles } from '#portal/uploads/upload-line.ts'
import type { MessageAnswer } from './message-answer.ts'

const draftAddress = '/client-portal/messages/draft'

type Props = {
  /** The page that sends it. */
  action: string
  /** Made anew by the server with each page, so that a form sent twice stores one message. */
  submissionKey: string
  answer: MessageAnswer | undefined
  /** With a subject and a choice of cases; an answer within a case needs neither. */
  cases?: readonly { id: string; title: string; caseNumber: string }[]
  preset?: { subject?: string; caseId?: string }
  /** The thread that is answered; none for a message that begins one, or goes to its case. */
  threadId?: string
  /** Files can be sent with it: they become documents of its case. */
  takesFiles?: boolean
  /** What the server has kept of an earlier visit; where it is missing nothing is kept there. */
  draft?: { subject?: string; body: string }
}

/** Writes to the adviser. What was written stays until it has been sent. */
export function MessageForm({ action, submissionKey, answer, cases, preset, threadId, takesFiles, draft }: Props) {
  const [key, setKey] = useState(answer?.values.submissionKey || submissionKey)
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useDraft('message', 'message-sent', area)
  const savedAt = useServerDraft(form, draft ? draftAddress : null)
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('submissionKey') === key
  const wasSending = useRef(false)
  const wasRefused = answer?.values.submissionKey === key
  useEffect(() => {
    if (isSending) {
      wasSending.current = true
    } else if (wasSending.current) {
      wasSending.current = false
      if (wasRefused) return
      form.current?.reset()
      if (area.current) area.current.value = ''
      setKey(submissionKey)
    }
  }, [isSending, wasRefused, submissionKey])
  const error = (field: MessageAnswer['field']) => (answer?.field === field ? answer.sentence : undefined)
  return (
    <Form
      method="post"
      action={action}
      className="portal-form"
      ref={form}
      preventScrollReset
      encType={takesFiles ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="submissionKey" value={key} />
      {threadId && <input type="hidden" name="threadId" value={threadId} />}
      {cases && (
        <>
          <Field name="caseId" label="Case">
            <Select
              placeholder="General question"
              defaultValue={answer?.values.caseId ?? preset?.caseId ?? ''}
              options={cases.map(({ id, title, caseNumber }) => ({ value: id, label: `${title} (${caseNumber})` }))}
            />
          </Field>
          <Field name="subject" label="Subject" error={error('subject')} required>
            <DraftInput
              draft="subject"
              sentAs="message-sent"
              maxLength={maxSubjectLength}
              defaultValue={answer?.values.subject ?? preset?.subject ?? draft?.subject}
            />
          </Field>
        </>
      )}
      <Field name="body" label="Message" hideLabel={!cases} error={error('body')} required>
        <TextArea
          ref={area}
          rows={cases ? 8 : 3}
          placeholder={cases ? undefined : 'Write to your adviser'}
          defaultValue={answer?.values.body ?? draft?.body}
        />
      </Field>
      {takesFiles && (
        <AttachField
          attached={wasRefused ? answer?.attached : undefined}
          error={error('file')}
          accept={acceptedFiles}
        />
      )}
      <div className="row">
        <Button name="intent" value="message" size="small" icon="send" busy={isSending}>
          {isSending ? 'Sending…' : 'Send'}
        </Button>
        {draft && <SaveDraft address={draftAddress} />}
        <output className="soft t14">{draft && savedAt && `Draft saved ${formatTime(savedAt)}`}</output>
      </div>
    </Form>
  )
}
