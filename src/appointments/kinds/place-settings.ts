import { z } from 'zod'
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
