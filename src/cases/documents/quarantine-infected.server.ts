import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { listThreadsWith } from '#cases/messages/message-db.server.ts'
import { lockCase } from '#cases/process/case-db.server.ts'
import { documentInfected, staffNotified } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { findDocumentOfFile, saveQuarantine } from './document-db.server.ts'

/** Quarantines the documents that use an infected file, and notifies client and staff. Idempotent. */
export async function quarantineInfected(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  fileId: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const document = await findDocumentOfFile(tx, fileId)
    const found = document && (await lockCase(tx, document.caseId, null))
    if (!found || !(await saveQuarantine(tx, document.id))) return
    const { id, originalFilename: filename } = document
    const payload = { code: 'document-held-back', values: { filename } } as const
    const isInternal = document.shownAt === null
    await addCaseEvent(tx, { caseId: found.id, payload, at: now(), actorId: null, isInternal })
    const site = config.PUBLIC_URL
    if (isOpen(found.state) && document.kind === 'from_client') {
      await notifyHousehold(tx, found, {
        ...{ eventKey: `document-infected:${id}`, topic: 'documents' },
        emailContent: (to) => documentInfected(site, to, found, filename),
      })
    }
    const email = () => staffNotified(site, found, { code: 'infected', values: { filename } })
    await notifyStaff(tx, found, { eventKey: `document-infected:${id}`, about: 'always' }, email)
    for (const thread of await listThreadsWith(tx, id)) await publishChange(tx, { topic: 'thread', ...thread })
    await recordAudit(tx, system, {
      action: 'document.infected',
      object: { type: 'document', id },
      detail: { caseNumber: found.caseNumber },
    })
  })
}
