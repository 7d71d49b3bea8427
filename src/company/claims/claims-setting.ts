import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Hides claims without evidence. On by default: a firm that decided nothing claims nothing unproven. */
export const onlyProvenClaims = defineSetting('only_proven_claims', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
