import { recordAudit, system } from '#platform/audit/audit.server.ts'
import { publishChange } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { listThreadsWith } from './attachment-db.server.ts'
import { lockCase } from './case-db.server.ts'
import { documentInfected, staffNotified } from './case-emails.tsx'
import { addCaseEvent } from './case-event-db.server.ts'
import { isOpen } from './case-states.ts'
import { findDocumentOfFile, saveQuarantine } from './document-db.server.ts'
import { notifyStaff } from './notify-readers.server.ts'
import { notifyHousehold } from './sharing/notify-household.server.ts'

/** Also reopens the item and emails client and staff. Idempotent. Ignores files without a document, such as a CV. */
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
