import type { Services } from '#platform/services.ts'
import { forgetIpsBefore } from './audit-db.server.ts'

/** Removes the IP addresses of audit rows before `before` (at least 12 months ago). The log can still be verified. */
export function forgetAuditIps({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return forgetIpsBefore(db, before)
}
