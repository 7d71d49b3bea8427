import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Hides advertising claims without evidence. On by default, so that nothing unproven is published by omission. */
export const onlyProvenClaims = defineSetting('only_proven_claims', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
