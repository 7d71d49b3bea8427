import { data, type MiddlewareFunction } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import type { RequestMetadata } from '#accounts/sessions/actor.ts'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { plainReply } from '#platform/http/plain-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { adminAllowList, isOnList } from './allow-list.ts'

const copy = () => t(accountTexts.allowList)

/** At most 10 refusals per 15 minutes and network go into the audit log, so that a scan cannot flood it. */
const refusalsWrittenDown: Limit = { name: 'admin-refused', points: 10, seconds: 15 * 60 }

export const notFromHere = () => copy().theAdminPanelCannotBe

/** True if this IP address may open the admin panel; otherwise the refusal is written to the audit log. */
export async function isAdmitted(
  services: Pick<Services, 'db' | 'pool' | 'log'>,
  metadata: Pick<RequestMetadata, 'id' | 'ip'>,
): Promise<boolean> {
  if (isOnList(await readSetting(services, adminAllowList), metadata.ip)) return true
  const counted = await countUse(services.pool, refusalsWrittenDown, networkOf(metadata.ip))
  if (counted.ok) {
    const entry = { action: 'admin-refused', outcome: 'denied', detail: { reason: 'network' } } as const
    await recordAudit(services.db, { person: null, metadata }, entry)
  }
  return false
}

export const requireAllowedNetwork: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const metadata = requestMetadata(context, request)
  if (await isAdmitted(servicesOf(context), metadata)) return next()
  // Client-side navigations request `.data` URLs and cannot read a plain-text response, so send only the status.
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 403 })
  return plainReply(request, 403, metadata.id, [copy().accessIsNotAllowedFrom, notFromHere(), 'network_refused'])
}
