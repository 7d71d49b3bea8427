import { sql } from 'kysely'
import { may } from '#accounts/people/may.ts'
import { staffRoles } from '#accounts/team/profile.ts'
import { listStaffById } from '#accounts/team/staff-db.server.ts'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { oneOf } from '#admin/ui/address.ts'
import { countOpenCasesOfStaff } from '#cases/planning/hand-over-db.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { StaffRow, staffList } from './staff-list.tsx'

type Name = keyof typeof staffList.filters
type Sort = keyof typeof staffList.sorts

export const staffSource: ListSource<StaffRow, Name, Sort> = {
  from: sql`people p`,
  id: { by: sql`p.id`, type: 'text' },
  always: () => sql`p.role <> 'client'`,
  where: {
    q: (text) => contains('p.searchText', text),
    role: (role) => sql`p.role = ${role}`,
    status: (status) => sql`p.status = ${status}`,
  },
  sorts: { name: { by: sql`(p.name collate people_order)`, type: 'text' } },
  rows: async (db, ids, { person }) => {
    const counts = may(person, 'case.read-all') ? await countOpenCasesOfStaff(db) : null
    return (await listStaffById(db, ids)).flatMap((staffMember) => {
      const { id, name, email, status, twoFactorEnabled, lastSignInAt } = staffMember
      const role = oneOf(staffRoles, staffMember.role)
      const more = counts && { twoFactorEnabled, lastSignInAt, cases: counts.get(id)?.open ?? 0 }
      return role ? [{ id, name, email, role, status, more }] : []
    })
  },
  idOf: ({ id }) => id,
}
