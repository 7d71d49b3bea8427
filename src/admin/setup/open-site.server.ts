import { may } from '#accounts/people/may.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { confirmIdentity, type Evidence, type ReauthRefusal } from '#accounts/sessions/confirm-identity.server.ts'
import type { CurrentUser } from '#accounts/sessions/current-user.server.ts'
import type { SignInDeps } from '#accounts/sessions/start-session.server.ts'
import { findPlaceholders } from '#company/read-company.server.ts'
import { siteOpenedAt } from '#platform/http/maintenance.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { lockStored } from '#platform/settings/settings-db.server.ts'

export type OpenSiteOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'facts-missing' }
  | ReauthRefusal

/**
 * Opens the site to visitors, for good: afterwards only maintenance mode closes it. Requires an owner, their password and
 * second factor, and confirmed company data. Opening an open site changes nothing.
 */
export async function openSite(
  services: SignInDeps,
  user: CurrentUser,
  evidence: Evidence,
  metadata: RequestMetadata,
): Promise<OpenSiteOutcome> {
  const { db, now } = services
  const { person } = user
  if (!may(person, 'company.write')) return { ok: false, reason: 'not-allowed' }
  if ((await findPlaceholders({ db })).length > 0) return { ok: false, reason: 'facts-missing' }
  const confirmed = await confirmIdentity(services, user, evidence, metadata)
  if (!confirmed.ok) return confirmed
  return db.transaction().execute(async (tx) => {
    const stored = await lockStored(tx, [siteOpenedAt.key])
    if (stored.size > 0) return { ok: true }
    const changes = [{ setting: siteOpenedAt, value: now().toISOString() }]
    return saveSettings(tx, changes, { actor: { person, metadata }, role: person.role, at: now() })
  })
}
