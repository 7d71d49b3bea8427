import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { emailPreferences } from './email-topics.ts'

/** What letters to staff can be about that the firm may choose. Letters of security, backups and rights are about none of these. */
export const staffEvents = [
  'messages',
  'uploads',
  'moves',
  'deadlines',
  'new-cases',
  'assigned',
  'appointments',
  'addresses',
  'enquiries',
  'applications',
  'feeds',
  'texts',
] as const
export type StaffEvent = (typeof staffEvents)[number]

export const staffRoles = ['owner', 'admin', 'adviser'] as const

/** For each event and role how the letters come; what is missing comes at once. The letter of the day is that of clients too. */
export const staffEmails = defineSetting(
  'staff_emails',
  z.partialRecord(z.enum(staffEvents), z.partialRecord(z.enum(staffRoles), z.enum(emailPreferences))),
  {},
  'admin',
)
