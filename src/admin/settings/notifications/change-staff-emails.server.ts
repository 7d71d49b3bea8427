import type { Actor } from '#accounts/sessions/actor.ts'
import { type EmailPreference, isEmailPreference } from '#platform/mail/email-topics.ts'
import { staffEmails, staffEvents, staffRoles } from '#platform/mail/staff-emails.ts'
import type { Services } from '#platform/services.ts'
import { type SaveSettingsOutcome, saveSettings } from '#platform/settings/settings.server.ts'

/** Fields are named `event:role`, and all are required. The change applies to emails created from now on. */
export async function changeStaffEmails(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveSettingsOutcome | { ok: false; reason: 'invalid' }> {
  const chosen: Record<string, Record<string, EmailPreference>> = {}
  for (const event of staffEvents)
    for (const role of staffRoles) {
      const choice = values[`${event}:${role}`]
      if (!isEmailPreference(choice)) return { ok: false, reason: 'invalid' }
      chosen[event] = { ...chosen[event], [role]: choice }
    }
  const by = { actor, role: actor.person.role, at: now() }
  return db.transaction().execute((tx) => saveSettings(tx, [{ setting: staffEmails, value: chosen }], by))
}
