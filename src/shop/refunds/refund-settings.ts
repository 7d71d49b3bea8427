import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** In francs. A second person must confirm a refund above the limit and every refund by an adviser. */
export const refundLimitFrancs = defineSetting('refund_limit', z.int().min(0).max(100_000), 1_000, 'owner')
