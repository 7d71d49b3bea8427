import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Hides claims that lack evidence. On by default, so that a forgotten setting publishes nothing unproven. */
export const onlyProvenClaims = defineSetting('only_proven_claims', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
