import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/field.tsx'
import { Note } from '#design/note.tsx'
import { longest } from '#site/contact/longest.ts'

export type ContactFault = { text: string; values: Record<string, string> }

type Props = { email: string; submissionKey: string; fault: ContactFault | undefined }

/** Where an answer is written, and where a reply that came by mail is kept. */
export function LeadForms({ email, submissionKey, fault }: Props) {
  const of = (intent: string) => (fault?.values.intent === intent ? fault : undefined)
  return (
    <>
      <LeadForm intent="answer" label="Answer" submissionKey={submissionKey} fault={of('answer')}>
        {`Goes to ${email}. Replies come to the office by e-mail.`}
      </LeadForm>
      <details className="ask mt-16" open={of('reply') !== undefined}>
        <summary>A reply came by e-mail</summary>
        <LeadForm intent="reply" label="Reply as it came" submissionKey={submissionKey} fault={of('reply')}>
          Paste it here, so that the whole conversation is in one place. The enquiry then waits for an answer.
        </LeadForm>
      </details>
    </>
  )
}

type FormProps = {
  intent: 'answer' | 'reply'
  label: string
  submissionKey: string
  fault: ContactFault | undefined
  children: string
}

function LeadForm({ intent, label, submissionKey, fault, children }: FormProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  // The page is loaded anew while somebody writes; it stays the same answer.
  const [key] = useState(fault?.values.key ?? submissionKey)
  const isAnswer = intent === 'answer'
  return (
    <Form method="post" className="admin-form mt-16" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="key" value={key} />
      {fault && (
        <Note kind="bad" live title={isAnswer ? 'The answer was not sent' : 'The reply was not kept'}>
          {fault.text}
        </Note>
      )}
      <Field name="body" label={label} hint={children} required>
        <DraftArea
          draft={intent}
          sentAs={isAnswer ? 'enquiry-answered' : 'enquiry-reply'}
          rows={6}
          maxLength={longest.answer}
          defaultValue={fault?.values.body}
        />
      </Field>
      <Button size="small" kind={isAnswer ? 'primary' : 'outline'} icon={isAnswer ? 'send' : undefined} busy={isBusy}>
        {isAnswer ? 'Send answer' : 'Keep reply'}
      </Button>
    </Form>
  )
}
