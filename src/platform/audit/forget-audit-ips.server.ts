import type { Services } from '#platform/services.ts'
import { forgetIpsBefore } from './audit-db.server.ts'

/** Removes IP addresses of rows older than `before`, at least 12 months; returns their number. The log stays provable. */
export function forgetAuditIps({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return forgetIpsBefore(db, before)
}
