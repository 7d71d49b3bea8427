import { asClient } from '#accounts/access/as-client.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { terms } from '#content/pages/terms.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { findTermsOpen, insertAcceptance } from './terms-db.server.ts'

export const termsPath = '/client-portal/terms'

type TermsDeps = Pick<Services, 'db' | 'now'>

export function termsYear(now: Date): number {
  return Number(swissDay(now).slice(0, 4))
}

/** Page on which the person accepts this year's terms before work goes on; null if they have. `next`: where to return. */
export async function termsToAccept({ db, now }: TermsDeps, personId: string, next: string): Promise<string | null> {
  const year = termsYear(now())
  const isOpen = await asClient(db, personId, (tx) => findTermsOpen(tx, { personId, year }))
  return isOpen ? `${termsPath}?${new URLSearchParams({ next })}` : null
}

/** Accepts the terms in force for this calendar year; repeating it changes nothing. */
export function acceptTerms({ db, now }: TermsDeps, actor: Actor): Promise<void> {
  const { person, metadata } = actor
  const year = termsYear(now())
  return asClient(db, person.id, async (tx) => {
    const { ip, userAgent = null } = metadata
    const acceptance = { personId: person.id, year, version: terms.stateOn, acceptedAt: now(), ip, userAgent }
    if (!(await insertAcceptance(tx, acceptance))) return
    const detail = { year, version: terms.stateOn }
    await recordAudit(tx, actor, { action: 'terms.accepted', object: { type: 'person', id: person.id }, detail })
  })
}
