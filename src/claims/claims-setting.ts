import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/**
 * Whether every claim without evidence on file is hidden. On until somebody turns it off: a firm that has decided nothing
 * claims nothing that it has not proven.
 */
export const onlyProvenClaims = defineSetting('only_proven_claims', z.boolean(), true, 'admin', {
  isOnPublicPages: true,
})
