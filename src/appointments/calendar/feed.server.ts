import { randomBytes } from 'node:crypto'
import { isStaff } from '#accounts/people/person.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { listForCalendar } from '#appointments/appointment-db.server.ts'
import { calendarEvent, tokenHash } from '#appointments/booking/notify-guests.server.ts'
import { clientAppointmentPath, staffAppointmentPath } from '#appointments/paths.ts'
import { firmName } from '#content/firm-name.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { calendarFile } from './calendar-file.server.ts'
import { deleteFeed, findFeedOwner, saveFeed } from './feed-db.server.ts'

const msPerDay = 86_400_000

/** Creates a person's secret feed token and stores only its hash. Any previous token stops working. */
export function openFeed({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  return db.transaction().execute(async (tx) => {
    await saveFeed(tx, { personId: actor.person.id, tokenHash: tokenHash(token), createdAt: now() })
    await recordAudit(tx, actor, { action: 'calendar-feed.opened', object: { type: 'person', id: actor.person.id } })
    return token
  })
}

export function closeFeed({ db }: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await deleteFeed(tx, actor.person.id)
    await recordAudit(tx, actor, { action: 'calendar-feed.closed', object: { type: 'person', id: actor.person.id } })
  })
}

export function feedPath(token: string): string {
  return `/calendar/${token}.ics`
}

/** Calendar file with the appointments from two months ago onwards; null if the token is unknown. */
export async function readFeed(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  token: string,
): Promise<string | null> {
  const owner = await findFeedOwner(db, tokenHash(token))
  if (!owner) return null
  const pathOf = isStaff(owner) ? staffAppointmentPath : clientAppointmentPath
  const rows = await listForCalendar(db, owner.id, new Date(now().getTime() - 60 * msPerDay))
  const events = rows.map((row) => {
    const event = calendarEvent(row, config.PUBLIC_URL + pathOf(row.id))
    return isStaff(owner) ? { ...event, title: `${row.title}: ${row.clientName}` } : event
  })
  const host = new URL(config.PUBLIC_URL).hostname
  return calendarFile(events, { method: 'PUBLISH', host, at: now(), name: firmName })
}
