import { type Listener, listen } from '#platform/events/events.server.ts'
import { type LetterText, queueLetter } from '#platform/mail/queue-letter.server.ts'
import type { Services } from '#platform/services.ts'
import { pathOf } from './entry.ts'
import { findEntry, listReaders } from './entry-db.server.ts'
import { entryPublished, entryWithdrawn } from './events.ts'
import { hiddenLetter, shownLetter } from './letters.tsx'
import { findVersion } from './version-db.server.ts'

type Told = { entryId: string; version: number; byClock: boolean }

/** Tells those who wrote a text what the clock did with it; what people do they see themselves. */
export const editorialListeners: Listener<Services>[] = [
  listen(entryPublished, 'tell-writers', (services: Services, told) =>
    tellWriters(services, 'shown', told, (title, address) => shownLetter(title, address)),
  ),
  listen(entryWithdrawn, 'tell-writers', (services: Services, told) =>
    tellWriters(services, 'hidden', told, (title) => hiddenLetter(title)),
  ),
]

async function tellWriters(
  { db, config }: Services,
  what: 'shown' | 'hidden',
  { entryId, version, byClock }: Told,
  say: (title: string, address: string) => LetterText,
): Promise<void> {
  if (!byClock) return
  await db.transaction().execute(async (tx) => {
    const entry = await findEntry(tx, entryId)
    const said = entry && (await findVersion(tx, entryId, version))
    if (!entry || !said) return
    for (const { id, email } of await listReaders(tx, entry))
      await queueLetter(tx, {
        letter: () => say(said.title, config.PUBLIC_URL + pathOf(entry)),
        eventKey: `entry-${what}:${entryId}:${version}:${id}`,
        to: email,
      })
  })
}
