import { data, Form } from 'react-router'
import { stopEmails } from '#accounts/email-preferences/choose-emails.server.ts'
import { stillComes, topicWords } from '#accounts/email-preferences/topic-words.ts'
import * as accountTexts from '#accounts/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { findReader } from '#platform/mail/email-preference-db.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/stop-page'

const copy = () => t(accountTexts.stopPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => {
  const title = copy().stopTheseEmails
  return pageMeta({ title, description: `${title}.`, path: '/emails', noindex: true }, matches)
}

/** Unsubscribe page, opened from an email. A GET changes nothing; mail programs unsubscribe by POST (RFC 8058). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const reader = await findReader(servicesOf(context).db, params.emailId)
  return data({ topic: reader?.topic ?? null }, { status: reader ? 200 : 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const topic = await stopEmails(servicesOf(context), params.emailId)
  return data({ isDone: topic !== null }, { status: topic ? 200 : 404 })
}

export default function StopPage({ loaderData: { topic }, actionData }: Route.ComponentProps) {
  if (!topic) return <PageHeader title={copy().thisLinkNoLongerWorks} lead={copy().youCanChangeYourEmail} />
  const { label } = topicWords[topic]
  if (actionData?.isDone) {
    return (
      <PageHeader title={copy().youWillNoLongerGet(label)} lead={stillComes()}>
        <div>
          <ButtonLink to="/client-portal/profile/emails" kind="outline">
            {copy().changeEmailNotifications}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  return (
    <PageHeader title={copy().stopEmailsAbout(label)} lead={stillComes()}>
      <Form method="post">
        <Button kind="primary">{copy().stopTheseEmails}</Button>
      </Form>
    </PageHeader>
  )
}
