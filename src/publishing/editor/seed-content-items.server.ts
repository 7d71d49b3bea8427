import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import {
  type ContentItemRow,
  findByAddress,
  insertContentItem,
  listSeeded,
  lockContentItem,
  type ProgramText,
  storeProgramText,
  updateContentItem,
} from './items/content-item-db.server.ts'
import { appendVersion, fingerprintOf, writeVersion } from './items/save-content-item.server.ts'
import { notifyReaders, showVersion } from './items/show-content-item.server.ts'
import { findFingerprint } from './items/version-db.server.ts'
import { listSeedContentItems, morningOf, type SeedContentItem } from './seed-texts.server.ts'

type Outcome = 'made' | 'followed' | 'waiting' | 'refused'

/** Runs at startup. If staff have edited an item, its new built-in text is stored until they decide. */
export function seedContentItems(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  seeds: readonly SeedContentItem[] = listSeedContentItems(),
): Promise<Record<Outcome, number>> {
  return db.transaction().execute(async (tx) => {
    const seeded = { made: 0, followed: 0, waiting: 0, refused: 0 }
    const known = await listSeeded(tx)
    for (const seed of seeds) {
      const fingerprint = fingerprintOf(seed.text)
      const before = known.get(seed.key)
      if (before && [before.seedFingerprint, before.programFingerprint].includes(fingerprint)) continue
      const outcome = before
        ? await follow(tx, before.id, { text: seed.text, fingerprint }, now())
        : await begin(tx, seed, fingerprint, now())
      if (outcome === 'refused') log.warn({ text: seed.key }, 'the address of a new text is in use by another one')
      seeded[outcome]++
    }
    return seeded
  })
}

async function follow(tx: Tx, id: string, program: ProgramText, at: Date): Promise<Outcome> {
  const entry = await lockContentItem(tx, id)
  if (!entry) throw new Error(`The entry ${id} has gone`)
  if (!(await isAsSeeded(tx, entry))) {
    await storeProgramText(tx, id, program)
    return 'waiting'
  }
  const version = await appendVersion(tx, entry, { origin: 'program', author: null, createdAt: at }, program.text)
  await updateContentItem(tx, id, { seedFingerprint: program.fingerprint })
  if (entry.publishedVersion !== null) await showVersion(tx, entry, version, { at })
  return 'followed'
}

async function isAsSeeded(
  tx: Tx,
  { id, version, publishedVersion, seedFingerprint }: ContentItemRow,
): Promise<boolean> {
  const shown = publishedVersion ?? version
  const [newest, publicOne] = [await findFingerprint(tx, id, version), await findFingerprint(tx, id, shown)]
  return newest === seedFingerprint && publicOne === seedFingerprint
}

async function begin(tx: Tx, seed: SeedContentItem, fingerprint: string, at: Date): Promise<Outcome> {
  const { key, kind, slug, place, text } = seed
  const updatedAt = morningOf(seed.changedOn)
  const id = await insertContentItem(tx, {
    ...{ kind, slug, place, language: 'en', state: 'published', createdAt: at },
    ...{ seedKey: key, seedFingerprint: fingerprint, publishedVersion: 1 },
    ...{ publishedAt: morningOf(seed.publishedOn), updatedAt },
  })
  if (!id) return besideOther(tx, seed, fingerprint)
  await writeVersion(tx, { contentItemId: id, number: 1, origin: 'program', author: null, createdAt: updatedAt }, text)
  await notifyReaders(tx, seed)
  return 'made'
}

async function besideOther(tx: Tx, { key, kind, slug, text }: SeedContentItem, fingerprint: string): Promise<Outcome> {
  const other = await findByAddress(tx, { kind, language: 'en', slug })
  if (!other || other.seedKey) return 'refused'
  await updateContentItem(tx, other.id, { seedKey: key, seedFingerprint: '' })
  await storeProgramText(tx, other.id, { text, fingerprint })
  return 'waiting'
}
