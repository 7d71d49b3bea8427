import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Where meetings by video get a room of their own, such as `https://meet.example.com`; without one, advisers use theirs. */
export const meetingRoomsBase = defineSetting(
  'meeting_rooms_base',
  z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable(),
  null,
  'admin',
)
