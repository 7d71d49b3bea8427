import { z } from 'zod'
import type { MeetingType } from '#appointments/appointment-status.ts'
import { defineSetting } from '#platform/settings/setting.ts'

export const meetingRoomsBase = defineSetting(
  'meeting_rooms_base',
  z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
  null,
  'admin',
)

/** `linkFor` composes the URL of a video room without calling its provider; null if no room is configured. */
export type MeetingPlace = { linkFor(meeting: { name: string }): string | null }

export function fixedRoom(url: string): MeetingPlace {
  return { linkFor: () => url }
}

export function namedRooms(base: string): MeetingPlace {
  return { linkFor: ({ name }) => `${base.replace(/\/+$/, '')}/${name}` }
}

export const noRoom: MeetingPlace = { linkFor: () => null }

export function placeFor(
  meetingType: MeetingType,
  { roomUrl, roomsBase }: { roomUrl: string | null; roomsBase: string | null },
): MeetingPlace {
  if (meetingType !== 'video') return noRoom
  if (roomUrl) return fixedRoom(roomUrl)
  return roomsBase ? namedRooms(roomsBase) : noRoom
}

/** Parses the URL of a room; null if invalid. Only https is accepted, because staff and clients open the link. */
export function roomAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && text.trim().length <= 500 ? url.href : null
}
