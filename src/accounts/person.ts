import { z } from 'zod'

export const roles = ['client', 'adviser', 'admin', 'owner'] as const
export const statuses = ['invited', 'pending', 'active', 'rejected', 'suspended', 'closed'] as const

export type Role = (typeof roles)[number]
export type Status = (typeof statuses)[number]
/** Why the program itself changed a status; people write a reason in their own words. */
export type StatusCode = 'taken-over'

export function isStatusCode(text: string | null): text is StatusCode {
  return text === 'taken-over'
}

/** Somebody with an account: a client or a member of staff. */
export type Person = {
  id: string
  email: string
  emailVerified: boolean
  name: string
  firstName: string
  lastName: string
  company: string | null
  phone: string | null
  /** Staff only: what they may sign in with instead of their e-mail address. */
  username: string | null
  role: Role
  status: Status
  twoFactorEnabled: boolean
  /** True from 'this was not me' until a new password was chosen: nobody gets in meanwhile. */
  mustReset: boolean
}

/** The person as read from the database, checked. */
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
}) satisfies z.ZodType<Person>

/** Whether this person works for the firm. */
export function isStaff(person: Pick<Person, 'role'>): boolean {
  return person.role !== 'client'
}

/** 'Ana', 'Keller' from 'Ana Keller'; a single word is the first name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const lastName = words.length > 1 ? words.slice(1).join(' ') : ''
  return { firstName: words[0] ?? '', lastName }
}
