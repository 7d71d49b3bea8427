import { data, Form } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { PageHeader } from '#design/page/layout.tsx'
import { formatDateTime } from '#platform/format.ts'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { findDeletionToCancel } from '#privacy/deletion/deletion-db.server.ts'
import { cancelDeletion } from '#privacy/deletion/request-deletion.server.ts'
import * as privacyTexts from '#privacy/locales/en.ts'
import type { Route } from './+types/keep-account-page'

const copy = () => t(privacyTexts.keepAccountPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => {
  const title = copy().keepYourAccount
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
      <PageHeader title={copy().weWillKeepYourAccount} lead={copy().weHaveNotDeletedAnything}>
        <div>
          <ButtonLink to="/client-portal/profile/security" kind="outline">
            {copy().signInAndSecurity}
          </ButtonLink>
        </div>
      </PageHeader>
    )
  }
  if (!dueAt) return <PageHeader title={copy().thisLinkNoLongerWorks} lead={copy().deletionRequestHasAlreadyBeen} />
  return (
    <PageHeader title={copy().keepYourAccount2} lead={copy().youAskedUsToDelete(formatDateTime(dueAt))}>
      <Form method="post">
        <Button kind="primary">{copy().keepMyAccount}</Button>
      </Form>
    </PageHeader>
  )
}
