import { z } from 'zod'

const moves = {
  invited: { accept: 'active', pay: 'active', suspend: 'suspended' },
  pending: { approve: 'active', pay: 'active', reject: 'rejected' },
  active: { suspend: 'suspended' },
  rejected: { approve: 'active' },
  suspended: { reinstate: 'active' },
  closed: {},
} as const satisfies Record<Status, Partial<Record<string, Status>>>

export const roles = ['client', 'adviser', 'admin', 'owner'] as const
export const statuses = ['invited', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const

export type Role = (typeof roles)[number]
export type Status = (typeof statuses)[number]
/** Reason for a status change made by the system; staff enter free text instead. */
export type StatusCode = 'taken-over'

export function isStatusCode(text: string | null): text is StatusCode {
  return text === 'taken-over'
}

export type Person = {
  id: string
  email: string
  emailVerified: boolean
  name: string
  firstName: string
  lastName: string
  company: string | null
  phone: string | null
  username: string | null
  role: Role
  status: Status
  twoFactorEnabled: boolean
  /** True if the account owner has reported "this was not me". Signing in is blocked until a new password is set. */
  mustReset: boolean
  /** Absent colleagues whose deputy this person is today. */
  deputyFor?: readonly Colleague[] | undefined
}

export type Colleague = { id: string; name: string }

export const personSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  username: z.string().nullable(),
  role: z.enum(roles),
  status: z.enum(statuses),
  twoFactorEnabled: z.boolean(),
  mustReset: z.boolean(),
  deputyFor: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
}) satisfies z.ZodType<Person>

export function isStaff(person: Pick<Person, 'role'>): boolean {
  return person.role !== 'client'
}

export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.slice(1).join(' ') : ''
  return { firstName: words[0] ?? '', lastName }
}

export type StatusMove = 'accept' | 'pay' | 'approve' | 'reject' | 'suspend' | 'reinstate'

export function nextStatus(status: Status, move: StatusMove): Status | null {
  const allowed: Partial<Record<StatusMove, Status>> = moves[status]
  return Object.hasOwn(allowed, move) ? (allowed[move] ?? null) : null
}
