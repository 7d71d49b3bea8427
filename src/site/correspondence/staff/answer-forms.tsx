import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { t } from '#platform/texts.ts'
import { maxAnswerLength } from '#site/correspondence/email-message.ts'
import * as siteStaffTexts from '#site/staff/locales/en.ts'

const copy = () => t(siteStaffTexts.answerForms)

/** Error and submitted values of a rejected form; `values.intent` identifies the form. */
export type FormError = { text: string; values: Record<string, string> }

type Props = {
  email: string
  submissionKey: string
  error: FormError | undefined
  /** Codes of flash messages that confirm each form; a page that shows one deletes the form's draft. */
  sentAs: { answer: string; reply: string }
  replies: string
  waits: string
}

export function AnswerForms({ email, submissionKey, error, sentAs, replies, waits }: Props) {
  const of = (intent: string) => (error?.values.intent === intent ? error : undefined)
  return (
    <>
      <AnswerForm
        intent="answer"
        label={copy().answer}
        submissionKey={submissionKey}
        error={of('answer')}
        sentAs={sentAs.answer}
      >
        {copy().weWillSendThisTo(email, replies)}
      </AnswerForm>
      <ReplyForm submissionKey={submissionKey} error={of('reply')} sentAs={sentAs.reply} waits={waits} />
    </>
  )
}

type ReplyProps = { submissionKey: string; error: FormError | undefined; sentAs: string; waits: string }

export function ReplyForm({ submissionKey, error, sentAs, waits }: ReplyProps) {
  return (
    <details className="ask mt-16" open={error !== undefined}>
      <summary>{copy().addReplyReceivedByEmail}</summary>
      <AnswerForm intent="reply" label={copy().textOfReply} submissionKey={submissionKey} error={error} sentAs={sentAs}>
        {copy().pasteReplyHereToKeep(waits)}
      </AnswerForm>
    </details>
  )
}

type FormProps = {
  intent: 'answer' | 'reply'
  label: string
  submissionKey: string
  error: FormError | undefined
  sentAs: string
  children: string
}

function AnswerForm({ intent, label, submissionKey, error, sentAs, children }: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  // Keep the first idempotency key: reloaded loader data contain a new key even while the user is writing.
  const [key] = useState(error?.values.key ?? submissionKey)
  const isAnswer = intent === 'answer'
  return (
    <Form method="post" className="admin-form mt-16" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={key} />
      {error && (
        <Note kind="bad" live title={isAnswer ? copy().answerWasNotSent : copy().replyWasNotSaved}>
          {error.text}
        </Note>
      )}
      <Field id={`${intent}-body`} name="body" label={label} hint={children} required>
        <DraftArea
          draft={intent}
          sentAs={sentAs}
          rows={6}
          maxLength={maxAnswerLength}
          defaultValue={error?.values.body}
        />
      </Field>
      <Button size="small" kind={isAnswer ? 'primary' : 'outline'} icon={isAnswer ? 'send' : undefined} busy={isBusy}>
        {isAnswer ? copy().sendAnswer : copy().saveReply}
      </Button>
    </Form>
  )
}
