import { data, Form, redirect } from 'react-router'
import { newsletter, newsletterTopics } from '#content/pages/newsletter.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { readForm } from '#platform/http/read-form.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import type { Route } from './+types/newsletter-link-page'
import { leaveTokenOf } from './change-preferences.server.ts'
import { execute, findSubscription } from './subscribe.server.ts'

const copy = () => t(newsletterTexts.newsletterLinkPage)

type Step = keyof ReturnType<typeof copy>['words']

export const headers = privatePage

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { title } = copy().words[loaderData?.step ?? 'confirm']
  return pageMeta({ title, description: title, path: '/newsletter', noindex: true }, matches)
}

function stepOf(name: string): Step {
  if (name !== 'confirm' && name !== 'leave') throw data(null, { status: 404 })
  return name
}

/** Page opened by a link in an email. A GET changes nothing, because mail programs open links in advance. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const step = stepOf(params.step)
  const token = (new URL(request.url).searchParams.get('token') ?? '').slice(0, 200)
  const found = await findSubscription(servicesOf(context), step, token)
  const topics = newsletterTopics.filter(({ id }) => found && [...found.topics, ...found.requestedTopics].includes(id))
  return { step, token, found: found && { email: found.email, topics: topics.map(({ title }) => title) } }
}

/** Handles the button of the page, and one-click unsubscribe by mail programs (RFC 8058). */
export async function action({ request, params, context }: Route.ActionArgs) {
  const step = stepOf(params.step)
  const form = await readForm(request)
  const isOneClick = step === 'leave' && form.get('List-Unsubscribe') === 'One-Click'
  const token = isOneClick ? new URL(request.url).searchParams.get('token') : form.get('token')
  const services = servicesOf(context)
  const text = typeof token === 'string' ? token : ''
  const found = step === 'confirm' ? await findSubscription(services, step, text) : null
  const isDone = await execute(services, step, text)
  if (isDone && found) {
    const own = new URLSearchParams({ token: leaveTokenOf(services, found.email), confirmed: 'yes' })
    throw redirect(`/newsletter/preferences?${own}`, { status: 303 })
  }
  return data({ isDone }, { status: isDone ? 200 : 410 })
}

export default function NewsletterLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const { step, token, found } = loaderData
  const { title, button } = copy().words[step]
  if (actionData?.isDone) {
    return (
      <PageHeader title={copy().done} lead={copy().doneText}>
        <div>
          <ButtonLink to={newsletter.sentLink.href} kind="outline">
            {newsletter.sentLink.name}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  if (!found || actionData) {
    return (
      <PageHeader title={copy().thisLinkNoLongerWorks} lead={copy().itHasExpiredOrLater}>
        <div>
          <ButtonLink to="/newsletter" kind="outline">
            {copy().subscribe}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  return (
    <PageHeader title={title} lead={`${found.email}: ${found.topics.join(', ')}`}>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button kind="primary">{button}</Button>
      </Form>
    </PageHeader>
  )
}
