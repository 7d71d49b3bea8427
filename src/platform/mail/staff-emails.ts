import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'
import { emailPreferences } from './email-topics.ts'

/** Events whose emails staff can configure. Security, backup and legal emails cannot be configured. */
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

export const staffEmails = defineSetting(
  'staff_emails',
  z.partialRecord(z.enum(staffEvents), z.partialRecord(z.enum(staffRoles), z.enum(emailPreferences))),
  {},
  'admin',
)
