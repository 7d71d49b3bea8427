import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

const francs = z.int().min(0).max(100_000)

/** In francs, by role. A second person must confirm a refund above the limit. */
export const refundLimitFrancs = {
  adviser: defineSetting('refund_limit_adviser', francs, 0, 'owner'),
  admin: defineSetting('refund_limit_admin', francs, 1_000, 'owner'),
  owner: defineSetting('refund_limit_owner', francs, 10_000, 'owner'),
}
