import { data, Form } from 'react-router'
import { maxLength } from '#accounts/people/max-lengths.ts'
import { inviteClient } from '#accounts/registration/invite-client.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/invite-page'
import { type InviteError, inviteError } from './client-errors.ts'

const copy = () => t(accountStaffTexts.invitePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().inviteClient)

export function loader({ request, context }: Route.LoaderArgs) {
  adminContext({ request, context }, 'client.invite')
  return null
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'client.invite')
  const values = textsOf(await readForm(request))
  const outcome = await inviteClient(services, actor, values)
  if (outcome.ok) throw doneAt(`/admin/clients/${outcome.personId}`, 'client-invited')
  const error = inviteError(outcome)
  if (error.status === 403) throw forbidden()
  return data({ error, values }, { status: error.status })
}

export default function InvitePage({ actionData }: Route.ComponentProps) {
  const error: Partial<InviteError> = actionData?.error ?? {}
  const { fields = {}, text, isTaken } = error
  const values = actionData?.values ?? {}
  return (
    <>
      <AppHeader title={copy().inviteClient} before={<BackLink to="/admin/clients">{copy().clients}</BackLink>} />
      <Form method="post" className="admin-form" noValidate>
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live title={copy().noInvitationWasSent}>
            {text}{' '}
            {isTaken && (
              <ArrowLink to={`/admin/clients?${new URLSearchParams({ q: values.email ?? '' })}`}>
                {copy().searchForThisAddress}
              </ArrowLink>
            )}
          </Note>
        )}
        <Field name="firstName" label={copy().firstName} error={fields.firstName} required>
          <TextInput autoComplete="off" maxLength={maxLength['first-name']} defaultValue={values.firstName} />
        </Field>
        <Field name="lastName" label={copy().lastName} error={fields.lastName} required>
          <TextInput autoComplete="off" maxLength={maxLength['last-name']} defaultValue={values.lastName} />
        </Field>
        <Field name="email" label={copy().email} hint={copy().weWillSendInvitationTo} error={fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={values.email} />
        </Field>
        <Field name="company" label={copy().company} error={fields.company} optional>
          <TextInput autoComplete="off" maxLength={maxLength.company} defaultValue={values.company} />
        </Field>
        <Field name="phone" label={copy().phone} error={fields.phone} optional>
          <TextInput type="tel" autoComplete="off" maxLength={maxLength.phone} defaultValue={values.phone} />
        </Field>
        <div>
          <Button kind="primary">{copy().sendInvitation}</Button>
        </div>
      </Form>
    </>
  )
}
