import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const clientQuotaMb = defineSetting('client_quota_mb', z.int().min(1).max(100_000), 2_000, 'admin')
