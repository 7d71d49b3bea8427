import { data, Form } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { cancelDeletion } from '#privacy/deletion/cancel-deletion.server.ts'
import { findDeletionToCancel } from '#privacy/deletion/deletion-db.server.ts'
import type { Route } from './+types/keep-account-page'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => {
  const title = 'Keep your account'
  return pageMeta({ title, description: `${title}.`, path: '/keep-account', noindex: true }, matches)
}

/** /keep-account?token=…, from the deletion email. GET changes nothing, because mail programs open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findDeletionToCancel(servicesOf(context).db, tokenOf(request))
  return data({ dueAt: found?.dueAt ?? null }, { status: found ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = { person: null, metadata: requestMetadata(context, request) }
  const isSaved = await cancelDeletion(servicesOf(context), actor, { token: tokenOf(request) })
  return data({ isSaved }, { status: isSaved ? 200 : 404 })
}

export default function KeepAccountPage({ loaderData: { dueAt }, actionData }: Route.ComponentProps) {
  if (actionData?.isSaved) {
    return (
      <PageHeader
        title="Your account stays"
        lead="Nothing was deleted. If you did not ask for it, change your password."
      >
        <div>
          <ButtonLink to="/client-portal/profile/security" kind="outline">
            Sign-in and security
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  if (!dueAt)
    return <PageHeader title="This link no longer works" lead="The request was taken back or carried out already." />
  return (
    <PageHeader
      title="Keep your account?"
      lead={`You asked us to delete it. Unless you take that back, it is carried out on ${formatDateTime(dueAt)}.`}
    >
      <Form method="post">
        <Button kind="primary">Keep my account</Button>
      </Form>
    </PageHeader>
  )
}
