import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Whether the person who prepared a return may not request the client's approval of it. */
export const fourEyes = defineSetting('four_eyes', z.enum(['on', 'off']), 'off', 'admin')
