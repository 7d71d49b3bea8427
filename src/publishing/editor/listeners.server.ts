import { type Listener, listen } from '#platform/events/events.server.ts'
import { type EmailContent, queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { hiddenEmail, shownEmail, waitsEmail } from './editorial-emails.tsx'
import { contentItemPublished, contentItemSubmitted, contentItemWithdrawn } from './events.ts'
import { pathOf } from './items/content-item.ts'
import { findContentItem, findReviewer, listReaders } from './items/content-item-db.server.ts'
import { findVersion } from './items/version-db.server.ts'

type ListenersInput = { contentItemId: string; version: number; byClock: boolean }

/** Emails authors about scheduled changes and reviewers about submitted items, but not about their own actions. */
export const editorialListeners: Listener<Services>[] = [
  listen(contentItemPublished, 'tell-writers', (services: Services, notified) =>
    notifyWriters(services, 'shown', notified, (title, address) => shownEmail(title, address)),
  ),
  listen(contentItemWithdrawn, 'tell-writers', (services: Services, notified) =>
    notifyWriters(services, 'hidden', notified, (title) => hiddenEmail(title)),
  ),
  listen(contentItemSubmitted, 'tell-reviewer', notifyReviewer),
]

type ListenersValues = { contentItemId: string; version: number; by: string | null }

async function notifyReviewer(
  { db, config }: Services,
  { contentItemId, version, by }: ListenersValues,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const entry = await findContentItem(tx, contentItemId)
    if (entry?.state !== 'in-review' || entry.reviewer === null || entry.reviewer === by) return
    const reader = await findReviewer(tx, entry.reviewer)
    const text = await findVersion(tx, contentItemId, entry.version)
    if (!reader || !text) return
    const waiting = { title: text.title, writer: text.authorName, isGenerated: text.origin === 'generator' }
    await queueEmail(tx, {
      emailContent: () => waitsEmail(waiting, `${config.PUBLIC_URL}/admin/content/${contentItemId}`),
      eventKey: `entry-waits:${contentItemId}:${version}:${reader.id}`,
      to: reader.email,
      staffEvent: 'texts',
    })
  })
}

async function notifyWriters(
  { db, config }: Services,
  what: 'shown' | 'hidden',
  { contentItemId, version, byClock }: ListenersInput,
  say: (title: string, address: string) => EmailContent,
): Promise<void> {
  if (!byClock) return
  await db.transaction().execute(async (tx) => {
    const entry = await findContentItem(tx, contentItemId)
    const content = entry && (await findVersion(tx, contentItemId, version))
    if (!entry || !content) return
    const at = (what === 'shown' ? entry.updatedAt : entry.withdrawnAt)?.toISOString()
    for (const { id, email } of await listReaders(tx, entry))
      await queueEmail(tx, {
        emailContent: () => say(content.title, config.PUBLIC_URL + pathOf(entry)),
        eventKey: `entry-${what}:${contentItemId}:${version}:${at}:${id}`,
        to: email,
      })
  })
}
