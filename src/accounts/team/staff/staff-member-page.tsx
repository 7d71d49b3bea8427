import { data } from 'react-router'
import { needsCode } from '#accounts/sessions/confirm-identity.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as accountStaffTexts from '#accounts/staff/locales/en.ts'
import { findStaffMember } from '#accounts/team/staff-db.server.ts'
import { adminContext, forbidden, notFound, requireIntent } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/staff-member-page'
import { handleStaffMemberAction, isStaffAction } from './handle-staff-member-action.server.ts'
import { StaffMemberPanels } from './ui/staff-member-panels.tsx'
import { viewStaffMember } from './view-staff-member.server.ts'

const copy = () => t(accountStaffTexts.staffMemberPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.member.name ?? copy().staff)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'staff.list')
  const staffMember = await findStaffMember(ctx.services.db, params.personId)
  if (!staffMember) throw notFound()
  return { ...(await viewStaffMember(ctx, staffMember)), needsCode: needsCode(currentUserOf(context)) }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'staff.list')
  const { personId } = params
  const values = textsOf(await readForm(request))
  const { intent = '' } = values
  if (!isStaffAction(intent) || !(await findStaffMember(ctx.services.db, personId))) throw notFound()
  requireIntent(ctx.person, '/admin/staff/:personId', intent, params)
  const outcome = await handleStaffMemberAction(ctx, currentUserOf(context), { act: intent, personId, values })
  if ('done' in outcome) throw doneAt(intent === 'withdraw' ? '/admin/staff' : `/admin/staff/${personId}`, outcome.done)
  const { error } = outcome
  if (error.status === 404) throw notFound()
  if (error.status === 403) throw forbidden()
  const { password: _, code: __, ...saved } = values
  return data({ at: intent, error, values: saved }, { status: error.status })
}

export default function StaffMemberPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffMemberPanels view={loaderData} answer={actionData} />
}
