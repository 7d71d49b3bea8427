import { randomBytes } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { MeetingType } from './appointment-status.ts'
import { listCalendars } from './calendar/calendar-db.server.ts'
import { placeFor } from './kinds/meeting-place.ts'
import { meetingRoomsBase } from './kinds/place-settings.ts'

/** URL of a video room with an unguessable name; null if no room is configured. */
export async function roomLinkFor(
  { db, log }: { db: Db | Tx; log: Services['log'] },
  meetingType: MeetingType,
  staffId: string,
): Promise<string | null> {
  const roomUrl = (await listCalendars(db)).find(({ id }) => id === staffId)?.roomUrl ?? null
  const roomsBase = await readSetting({ db, log }, meetingRoomsBase)
  return placeFor(meetingType, { roomUrl, roomsBase }).linkFor({ name: randomBytes(18).toString('base64url') })
}
