import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { contact, contactTopics } from '#content/pages/contact.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field, TrapField } from '#design/form/field.tsx'
import { Select, TextArea, TextInput } from '#design/form/input.tsx'
import { t } from '#platform/texts.ts'
import * as siteTexts from '#site/locales/en.ts'
import type { EnquiryField } from './lead.ts'
import { maxLength } from './max-lengths.ts'
import { mailtoLink } from './reach-out.tsx'

const copy = () => t(siteTexts.contactForm)

type ContactFormInput = { topic: string; subject: string; scenario: string | null }
type Answer = {
  entered: Partial<Record<EnquiryField, string | null>>
  errors: Partial<Record<EnquiryField, string>>
  wait: string | null
}

export function ContactForm({ given, mailbox, answer }: { given: ContactFormInput; mailbox: string; answer?: Answer }) {
  const { form, mailtoLink: mail } = contact
  const values: Answer['entered'] = answer?.entered ?? given
  const errors: Answer['errors'] = answer?.errors ?? {}
  const [topic, setTopic] = useState(values.topic ?? '')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/contact" className="stack contact-form" noValidate={answer !== undefined}>
      <ErrorSummary errors={listErrors(errors)} />
      {answer?.wait && (
        <Note kind="warn" live title={copy().thereWereSeveralMessagesFrom}>
          {copy().yourMessageHasNotBeen(answer.wait)}{' '}
          <a href={mailtoLink(mailbox, topic, values.message || undefined)}>{copy().sendUsEmail}</a>.
        </Note>
      )}
      <div className="columns">
        <Field name="name" label={form.nameLabel} error={errors.name} required>
          <TextInput autoComplete="name" maxLength={maxLength.name} defaultValue={values.name ?? ''} />
        </Field>
        <Field name="email" label={form.emailLabel} error={errors.email} required>
          <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={values.email ?? ''} />
        </Field>
      </div>
      <div className="columns">
        <Field name="topic" label={form.topicLabel} error={errors.topic} required>
          <Select
            options={contactTopics}
            placeholder={form.topicPlaceholder}
            defaultValue={values.topic ?? ''}
            onChange={(event) => setTopic(event.target.value)}
          />
        </Field>
        <Field name="subject" label={copy().subject} error={errors.subject} optional>
          <TextInput maxLength={maxLength.subject} defaultValue={values.subject ?? ''} />
        </Field>
      </div>
      <Field name="message" label={form.messageLabel} hint={form.messageHint} error={errors.message} required>
        <TextArea rows={8} maxLength={maxLength.message} defaultValue={values.message ?? ''} />
      </Field>
      {values.scenario && (
        <Note kind="info" title={copy().weWillIncludeYourCalculation}>
          <input type="hidden" name="scenario" value={values.scenario} />
          {copy().weWillSeeFiguresYou} <Link to={values.scenario}>{copy().calculator}</Link>.
        </Note>
      )}
      <TrapField />
      <p className="soft t16">
        {form.privacyNote} <Link to="/privacy">{copy().privacyNotice}</Link>
      </p>
      <div className="row">
        <Button kind="primary" busy={isSending}>
          {form.submit}
        </Button>
        <a className="contact-mail" href={mailtoLink(mailbox, topic)}>
          {mail.name}
        </a>
      </div>
    </Form>
  )
}
