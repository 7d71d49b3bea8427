import { data, Form } from 'react-router'
import { maxLength } from '#accounts/people/max-lengths.ts'
import { inviteClient } from '#accounts/registration/invite-client.server.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { ArrowLink, Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/invite-page'
import { type InviteError, inviteError } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Invite a client')

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
      <AppHeader title="Invite a client" before={<BackLink to="/admin/clients">Clients</BackLink>} />
      <Form method="post" className="admin-form" noValidate>
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live title="Nobody was invited">
            {text}{' '}
            {isTaken && (
              <ArrowLink to={`/admin/clients?${new URLSearchParams({ q: values.email ?? '' })}`}>
                Look for the address
              </ArrowLink>
            )}
          </Note>
        )}
        <Field name="firstName" label="First name" error={fields.firstName} required>
          <TextInput autoComplete="off" maxLength={maxLength['first-name']} defaultValue={values.firstName} />
        </Field>
        <Field name="lastName" label="Last name" error={fields.lastName} required>
          <TextInput autoComplete="off" maxLength={maxLength['last-name']} defaultValue={values.lastName} />
        </Field>
        <Field name="email" label="Email" hint="The invitation goes there." error={fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={values.email} />
        </Field>
        <Field name="company" label="Company" error={fields.company} optional>
          <TextInput autoComplete="off" maxLength={maxLength.company} defaultValue={values.company} />
        </Field>
        <Field name="phone" label="Phone" error={fields.phone} optional>
          <TextInput type="tel" autoComplete="off" maxLength={maxLength.phone} defaultValue={values.phone} />
        </Field>
        <div>
          <Button kind="primary">Send the invitation</Button>
        </div>
      </Form>
    </>
  )
}
