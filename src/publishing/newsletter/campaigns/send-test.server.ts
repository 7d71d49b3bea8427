import { randomUUID } from 'node:crypto'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { findCampaign } from './campaign-db.server.ts'
import { campaignEmail } from './campaign-email.server.tsx'
import { emailOf } from './render-campaign.server.ts'

/** Emails the saved draft to the actor; returns false if there is no draft. */
export function sendTest(services: Pick<Services, 'db' | 'config'>, id: string, actor: Reader): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const campaign = await findCampaign(tx, id)
    if (!campaign?.subject) return false
    await queueEmail(tx, {
      eventKey: `campaign-test:${randomUUID()}`,
      to: actor.person.email,
      emailContent: () => {
        const { subject, body } = campaignEmail({ ...emailOf(services, campaign), archivePath: null, token: null })
        return { subject: `Test: ${subject}`, body }
      },
    })
    await recordAudit(tx, actor, { action: 'campaign.tested', object: { type: 'campaign', id } })
    return true
  })
}

type Reader = Parameters<typeof recordAudit>[1] & { person: { email: string } }
