import { data, Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { inviteStaff } from '#accounts/team/invite-staff.server.ts'
import { ReauthFields } from '#accounts/ui/reauth-fields.tsx'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ListLayout } from '#admin/lists/ui/list-layout.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { Button } from '#design/button.tsx'
import { ErrorSummary, listErrors, Note } from '#design/feedback/note.tsx'
import { RadioGroup } from '#design/form/choice.tsx'
import { Field, FieldGroup } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/staff-list-page'
import { reauthRefusal } from './handle-staff-member-action.server.ts'
import { roleOptions, type StaffError, staffError } from './staff-errors.ts'
import { staffList } from './staff-list.tsx'
import { staffSource } from './staff-list-db.server.ts'

const copy = () => t(accountStaffTexts.staffListPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(staffList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, staffList.right)
  return {
    list: await openList(ctx, staffList, staffSource, url),
    mayInvite: may(ctx.person, 'staff.manage'),
    needsCode: needsCode(currentUserOf(context)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'staff.manage')
  const values = textsOf(await readForm(request))
  const refusal = await reauthRefusal(ctx, currentUserOf(context), values)
  const { password: _, code: __, ...saved } = values
  if (refusal) return answer(refusal, saved)
  const outcome = await inviteStaff(ctx.services, ctx.actor, values)
  if (outcome.ok) throw doneAt(`${staffList.path}/${outcome.personId}`, 'staff-invited')
  const error = staffError(outcome)
  if (error.status === 403) throw forbidden()
  return answer(error, saved)
}

function answer(error: StaffError, values: Record<string, string>) {
  return data({ error, values }, { status: error.status })
}

export default function StaffListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, mayInvite, needsCode: asksForCode } = loaderData
  return (
    <>
      <ListLayout list={staffList} opened={list} idOf={({ id }) => id} />
      {mayInvite && (
        <div className="mt-32">
          <InviteForm needsCode={asksForCode} answer={actionData} />
        </div>
      )}
    </>
  )
}

type Props = { needsCode: boolean; answer: { error: StaffError; values: Record<string, string> } | undefined }

function InviteForm({ needsCode, answer }: Props) {
  const { fields = {}, text } = answer?.error ?? {}
  const values = answer?.values ?? {}
  return (
    <Panel title={copy().inviteStaffMember} id="invite">
      <Form method="post" className="admin-form mt-8" noValidate>
        <ErrorSummary errors={listErrors(fields)} />
        {text && (
          <Note kind="bad" live title={copy().noInvitationWasSent}>
            {text}
          </Note>
        )}
        <Field name="name" label={copy().firstAndLastName} error={fields.name} required>
          <TextInput autoComplete="off" maxLength={200} defaultValue={values.name} />
        </Field>
        <Field name="email" label={copy().email} hint={copy().useAddressThatHasNo} error={fields.email} required>
          <TextInput type="email" autoComplete="off" defaultValue={values.email} />
        </Field>
        <FieldGroup name="role" label={copy().role} error={fields.role}>
          <RadioGroup options={roleOptions} defaultValue={values.role ?? 'adviser'} />
        </FieldGroup>
        <ReauthFields id="invite" needsCode={needsCode} errors={fields} />
        <Button kind="primary">{copy().sendInvitation}</Button>
      </Form>
    </Panel>
  )
}
