import { data, Form, Link, redirect } from 'react-router'
import { newsletter, newsletterTopics } from '#content/pages/newsletter.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox, RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { localeNames } from '#platform/locale.ts'
import { t } from '#platform/texts.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import type { Route } from './+types/preferences-page'
import { changePreferences } from './change-preferences.server.ts'
import { findSubscription } from './subscribe.server.ts'
import { frequencies } from './subscription.ts'

const copy = () => t(newsletterTexts.preferencesPage)

export const headers = privatePage

const words = newsletter.preferences

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: words.title, description: words.title, path: '/newsletter', noindex: true }, matches)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = (searchParams.get('token') ?? '').slice(0, 200)
  const found = await findSubscription(servicesOf(context), 'leave', token)
  const running = found?.state === 'confirmed' ? found : null
  return {
    token,
    isSaved: searchParams.get('saved') === 'yes',
    isNew: searchParams.get('confirmed') === 'yes',
    found: running && {
      ...{ email: running.email, topics: running.topics, locale: running.locale, frequency: running.frequency },
    },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const token = String(form.get('token') ?? '').slice(0, 200)
  const [locale, frequency] = ['locale', 'frequency'].map((name) => String(form.get(name) ?? ''))
  const preferences = { topics: form.getAll('topics').map(String), locale: locale ?? '', frequency: frequency ?? '' }
  const outcome = await changePreferences(servicesOf(context), token, preferences)
  if (outcome.ok)
    return redirect(`/newsletter/preferences?token=${encodeURIComponent(token)}&saved=yes`, { status: 303 })
  return data({ error: outcome.reason }, { status: outcome.reason === 'unknown' ? 410 : 422 })
}

export default function PreferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found, isSaved, isNew } = loaderData
  if (!found || actionData?.error === 'unknown') {
    return (
      <PageHeader title={words.overTitle} lead={words.overText}>
        <div>
          <ButtonLink to="/newsletter" kind="outline">
            {copy().subscribe}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  return (
    <PageHeader
      title={isNew ? words.thanksTitle : words.title}
      lead={isNew ? words.thanksText(found.email) : found.email}
    >
      <div className="measure stack close">
        {isSaved && !actionData && (
          <Note kind="done" live>
            {words.saved}
          </Note>
        )}
        <Form method="post" className="stack close">
          <input type="hidden" name="token" value={token} />
          <FieldGroup name="topics" label={words.topics} error={actionData ? words.noTopic : undefined}>
            {newsletterTopics.map(({ id, title, text }, at) => (
              <Checkbox
                key={id}
                id={at === 0 ? 'topics' : `topics-${id}`}
                name="topics"
                value={id}
                label={title}
                hint={text}
                defaultChecked={found.topics.includes(id)}
              />
            ))}
          </FieldGroup>
          <FieldGroup name="frequency" label={words.frequency}>
            <RadioGroup
              defaultValue={found.frequency}
              options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
            />
          </FieldGroup>
          <Field name="locale" label={words.language}>
            <Select
              defaultValue={found.locale}
              options={Object.entries(localeNames).map(([value, label]) => ({ value, label }))}
            />
          </Field>
          <div>
            <Button kind="primary">{words.save}</Button>
          </div>
        </Form>
        <p>
          <Link className="alone" to={`/newsletter/leave?token=${encodeURIComponent(token)}`}>
            {words.leave}
          </Link>
        </p>
      </div>
    </PageHeader>
  )
}
