import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { newsletter } from '#content/pages/newsletter.ts'
import { ButtonLink } from '#design/button.tsx'
import { ErrorSummary, Note } from '#design/feedback/note.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { fieldErrors } from '#platform/field-errors.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { waitingTime } from '#platform/waiting-time.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import type { Route } from './+types/newsletter-page'
import { subscribe } from './subscribe.server.ts'
import { knownTopics, subscribeForm } from './subscription.ts'
import { NewsletterForm } from './ui/newsletter-form.tsx'

const copy = () => t(newsletterTexts.newsletterPage)

export const headers = privatePage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: newsletter.title, description: newsletter.lead, path: '/newsletter', noindex: true }, matches)

export function loader({ request }: Route.LoaderArgs) {
  return { isSent: new URL(request.url).searchParams.get('sent') === 'yes' }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const entered = { email: text('email'), name: text('name'), topic: knownTopics([text('topic')])[0] ?? 'articles' }
  const parsed = subscribeForm.safeParse(entered)
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error, t(newsletterTexts.newsletter).fields)
    return data({ entered, errors, wait: null }, { status: 422 })
  }
  if (text('website') === '') {
    const outcome = await subscribe(servicesOf(context), parsed.data, requestOf(context).ip)
    if (!outcome.ok) {
      const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
      return data({ entered, errors: {}, wait: waitingTime(outcome.retryAfterSeconds) }, { status: 429, headers })
    }
  }
  return redirect('/newsletter?sent=yes', { status: 303 })
}

export default function NewsletterPage({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  if (isSent && !actionData) {
    return (
      <PageHeader title={newsletter.sentTitle} lead={newsletter.sentText} aside={<Picture />}>
        <div>
          <ButtonLink to={newsletter.sentLink.href} kind="outline">
            {newsletter.sentLink.name}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  const errors = Object.entries(actionData?.errors ?? {}).map(([field, message]) => ({
    field: `newsletter-${field}`,
    message: String(message),
  }))
  return (
    <PageHeader title={newsletter.title} lead={actionData ? undefined : newsletter.lead} aside={<Picture />}>
      <div className="measure stack close">
        <ErrorSummary errors={errors} />
        {actionData?.wait && (
          <Note kind="warn" live>
            {copy().thereWereTooManySign(actionData.wait)}
          </Note>
        )}
        <NewsletterForm topic="articles" {...actionData?.entered} errors={actionData?.errors} />
      </div>
    </PageHeader>
  )
}

function Picture() {
  return <Drawing illustration="dialog" seed="newsletter" />
}
