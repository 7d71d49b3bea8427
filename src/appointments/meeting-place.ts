import type { MeetingType } from './appointment-status.ts'

/** Where people meet: makes the address of one meeting, or null where there is none. Nobody outside is asked. */
export type MeetingPlace = { linkFor(meeting: { name: string }): string | null }

/** One room that an adviser always uses. */
export function fixedRoom(url: string): MeetingPlace {
  return { linkFor: () => url }
}

/** A room of its own for each meeting, as Jitsi makes one for each address; nobody guesses its name. */
export function namedRooms(base: string): MeetingPlace {
  return { linkFor: ({ name }) => `${base.replace(/\/+$/, '')}/${name}` }
}

/** On the phone, or at the office. */
export const noRoom: MeetingPlace = { linkFor: () => null }

/** The place of a meeting: the adviser's own room goes before the firm's rooms. */
export function placeFor(
  meetingType: MeetingType,
  { roomUrl, roomsBase }: { roomUrl: string | null; roomsBase: string | null },
): MeetingPlace {
  if (meetingType !== 'video') return noRoom
  if (roomUrl) return fixedRoom(roomUrl)
  return roomsBase ? namedRooms(roomsBase) : noRoom
}

/** An https address, or null: staff and clients will press it. */
export function roomAddress(text: string): string | null {
  const url = URL.parse(text.trim())
  return url?.protocol === 'https:' && text.trim().length <= 500 ? url.href : null
}
