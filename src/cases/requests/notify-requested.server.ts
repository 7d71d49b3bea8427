import type { CaseRow } from '#cases/process/case-db.server.ts'
import { documentsRequested } from '#cases/process/case-emails.tsx'
import { addCaseEvent } from '#cases/process/case-event-db.server.ts'
import { notifyHousehold } from '#cases/sharing/notify-household.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import type { ChecklistItem } from './checklist-db.server.ts'

type Requested = Pick<ChecklistItem, 'title' | 'description' | 'need'>

export async function notifyRequested(
  tx: Tx,
  services: Pick<Services, 'now' | 'config'>,
  found: CaseRow,
  { items, actorId, eventKey }: { items: Requested[]; actorId: string | null; eventKey: string },
): Promise<void> {
  await noteRequested(tx, services, { caseId: found.id, items, actorId })
  await emailRequested(tx, services, found, { items, eventKey })
}

export async function noteRequested(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  { caseId, items, actorId }: { caseId: string; items: Requested[]; actorId: string | null },
): Promise<void> {
  const payload = { code: 'documents-asked', values: { items: items.map(({ title }) => title) } } as const
  await addCaseEvent(tx, { caseId, payload, at: now(), actorId })
}

export async function emailRequested(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  found: CaseRow,
  { items, eventKey }: { items: Requested[]; eventKey: string },
): Promise<void> {
  await notifyHousehold(tx, found, {
    ...{ eventKey, topic: 'documents' },
    emailContent: (to) => documentsRequested(config.PUBLIC_URL, to, found, items),
  })
}

/** Items whose document is missing or was rejected, so that the client must still send one. */
export function openItems<Item extends Pick<ChecklistItem, 'state'>>(checklist: readonly Item[]): Item[] {
  return checklist.filter(({ state }) => state === 'missing' || state === 'rejected')
}
