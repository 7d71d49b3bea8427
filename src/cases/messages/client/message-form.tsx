import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftInput, useDraft } from '#accounts/ui/drafts.tsx'
import { SaveDraft } from '#accounts/ui/save-draft.tsx'
import { useServerDraft } from '#accounts/ui/server-draft.ts'
import { acceptedFiles } from '#cases/documents/client/uploads/upload-line.ts'
import { maxSubjectLength } from '#cases/messages/message.ts'
import { AttachField } from '#cases/ui/attach-field.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select, TextArea } from '#design/form/input.tsx'
import { formatTime } from '#platform/format.ts'
import type { MessageAnswer } from './message-answer.ts'

const draftAddress = '/client-portal/messages/draft'

type Props = {
  action: string
  /** The server generates a key for each page, so that a form submitted twice stores one message. */
  submissionKey: string
  answer: MessageAnswer | undefined
  cases?: readonly { id: string; title: string; caseNumber: string }[]
  preset?: { subject?: string; caseId?: string }
  threadId?: string
  takesFiles?: boolean
  draft?: { subject?: string; body: string }
}

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
