import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Hides advertising claims without evidence. On by default, so that no unproven claim is published by mistake. */
export const onlyProvenClaims = defineSetting('only_proven_claims', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
