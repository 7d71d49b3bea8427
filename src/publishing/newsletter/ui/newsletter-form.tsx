import { Form } from 'react-router'
import { newsletter } from '#content/pages/newsletter.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { t } from '#platform/texts.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import type { Topic } from '#publishing/newsletter/subscription.ts'

const copy = () => t(newsletterTexts.newsletterForm)

type Fields = { email?: string; name?: string; errors?: Record<string, string | undefined> }

export function NewsletterForm({ topic, email, name, errors = {} }: { topic: Topic } & Fields) {
  return (
    <Form method="post" action="/newsletter" className="stack close">
      <input type="hidden" name="topic" value={topic} />
      {topic === 'resources' && (
        <Field name="name" id="newsletter-name" label={copy().nameText} error={errors.name} required>
          <TextInput autoComplete="name" maxLength={120} defaultValue={name} />
        </Field>
      )}
      <Field name="email" id="newsletter-email" label={copy().email} error={errors.email} required>
        <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={email} />
      </Field>
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {copy().leaveThisEmpty}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="fine">{newsletter.consent}</p>
      <div>
        <Button kind="ink">{newsletter.button}</Button>
      </div>
    </Form>
  )
}

export function NewsletterBox({ topic }: { topic: Topic }) {
  return (
    <ServerRendered name={`newsletter-${topic}`}>{import.meta.env.SSR && <BoxContent topic={topic} />}</ServerRendered>
  )
}

function BoxContent({ topic }: { topic: Topic }) {
  const { title, text } = newsletter.box[topic]
  return (
    <div className="measure stack close">
      <h2 className="t24">{title}</h2>
      <p className="soft">{text}</p>
      <NewsletterForm topic={topic} />
    </div>
  )
}
