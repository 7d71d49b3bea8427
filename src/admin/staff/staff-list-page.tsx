import { data, Link } from 'react-router'
import { needsCode } from '#accounts/confirm-identity.server.ts'
import { may } from '#accounts/may.ts'
import { inviteStaff } from '#accounts/staff/invite-staff.server.ts'
import { listStaff } from '#accounts/staff/staff-db.server.ts'
import { visitorOf } from '#accounts/visitor.server.ts'
import { deskFor, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { ClientStatusMark } from '#admin/ui/marks.tsx'
import { countOpenCasesOfStaff } from '#cases/hand-over-db.server.ts'
import { AppHead } from '#design/app-frame.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime } from '#platform/format.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/staff-list-page'
import { proofRefusal } from './act-on-member.server.ts'
import { InviteForm } from './ui/invite-form.tsx'
import { roleNames, type StaffFault, staffFault } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('People')

const path = '/admin/staff'

/** Everybody of the firm. How they sign in and what they have to do is for those who run the office. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'staff.list')
  const seesAll = may(person, 'case.read-all')
  const counts = seesAll ? await countOpenCasesOfStaff(services.db) : null
  const staff = (await listStaff(services.db)).map(
    ({ id, name, email, role, status, twoFactorEnabled, lastSignInAt }) => ({
      ...{ id, name, email, role, status },
      more: counts && { twoFactorEnabled, lastSignInAt, cases: counts.get(id) ?? 0 },
    }),
  )
  return { staff, seesAll, mayInvite: may(person, 'staff.manage'), needsCode: needsCode(visitorOf(context)) }
}

/** Invites somebody. */
export async function action({ request, context }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'staff.manage')
  const values = textsOf(await readForm(request))
  const refusal = await proofRefusal(desk, visitorOf(context), values)
  const { password: _, code: __, ...kept } = values
  if (refusal) return answer(refusal, kept)
  const outcome = await inviteStaff(desk.services, desk.actor, values)
  if (outcome.ok) throw doneAt(`${path}/${outcome.personId}`, 'staff-invited')
  const fault = staffFault(outcome)
  if (fault.status === 403) throw forbidden()
  return answer(fault, kept)
}

function answer(fault: StaffFault, values: Record<string, string>) {
  return data({ fault, values }, { status: fault.status })
}

type Row = Awaited<ReturnType<typeof loader>>['staff'][number]

const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', rowHeader: true, cell: ({ id, name }) => <Link to={`${path}/${id}`}>{name}</Link> },
  { key: 'email', header: 'Email', cell: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ role }) => roleNames[role] },
  { key: 'status', header: 'Status', cell: ({ status }) => <ClientStatusMark status={status} /> },
]

const moreColumns: Column<Row>[] = [
  { key: 'factor', header: 'Second factor', cell: ({ more }) => (more?.twoFactorEnabled ? 'On' : 'Off') },
  { key: 'cases', header: 'Open cases', numeric: true, cell: ({ more }) => more?.cases },
  {
    key: 'last',
    header: 'Last login',
    numeric: true,
    cell: ({ more }) => (more?.lastSignInAt ? formatDateTime(more.lastSignInAt) : 'Never'),
  },
]

export default function StaffListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, seesAll, mayInvite, needsCode: asksForCode } = loaderData
  return (
    <>
      <AppHead title="People" />
      <Table
        caption="People of the firm"
        hideCaption
        dense
        columns={seesAll ? [...columns, ...moreColumns] : columns}
        rows={staff}
        rowKey={({ id }) => id}
      />
      {mayInvite && (
        <div className="mt-32">
          <InviteForm needsCode={asksForCode} answer={actionData} />
        </div>
      )}
    </>
  )
}
