import { createHash } from 'node:crypto'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { factsStated, referencesIn } from '#publishing/editor/facts.ts'
import type { VersionOrigin } from './content-item.ts'
import { type ContentItemRow, lockContentItem, updateContentItem } from './content-item-db.server.ts'
import { type ContentItemVersion, type ContentText, readText, type TextError, wordsOf } from './content-item-text.ts'
import { findFingerprint, findVersion, insertVersion, removeVersion } from './version-db.server.ts'

type SaveContentItemValues = {
  id: string
  startedFrom: number
  text: unknown
  /** True for an autosave: it replaces the same author's previous autosave and is not audited. */
  isAutosave?: boolean
  origin?: 'person' | 'generator'
}

export type SaveContentItemOutcome =
  | { ok: true; version: number }
  | { ok: false; reason: 'unknown-entry' }
  | { ok: false; reason: 'changed-since'; theirs: ContentItemVersion }
  | { ok: false; reason: 'text-faults'; errors: TextError[] }

/** Saves a new version. Visitors still see the published version until staff publish the new one. */
export function saveContentItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: AuditActor,
  { id, startedFrom, text, isAutosave = false, origin = 'person' }: SaveContentItemValues,
): Promise<SaveContentItemOutcome> {
  return db.transaction().execute(async (tx): Promise<SaveContentItemOutcome> => {
    const entry = await lockContentItem(tx, id)
    if (!entry) return { ok: false, reason: 'unknown-entry' }
    const newest = await findVersion(tx, id, entry.version)
    if (!newest) throw new Error(`The entry ${id} has no version ${entry.version}`)
    const read = readText(entry.kind, text)
    const isSame = read.ok && fingerprintOf(read.text) === (await findFingerprint(tx, id, entry.version))
    // Idempotent: if the same text is submitted again, return the version that already contains it.
    if (isSame && newest.isAutosave === isAutosave) return { ok: true, version: entry.version }
    if (entry.version !== startedFrom) return { ok: false, reason: 'changed-since', theirs: newest }
    if (!read.ok) return { ok: false, reason: 'text-faults', errors: read.errors }
    const author = origin === 'person' ? (actor.person?.id ?? null) : null
    const number = await appendVersion(tx, entry, { origin, author, createdAt: now(), isAutosave }, read.text)
    const isOutdated = newest.isAutosave && newest.author === author
    if (isOutdated && ![entry.publishedVersion, entry.scheduledVersion].includes(newest.number))
      await removeVersion(tx, id, newest.number)
    if (!isAutosave)
      await recordAudit(tx, actor, {
        action: 'entry.saved',
        object: { type: 'entry', id },
        detail: { version: number },
      })
    return { ok: true, version: number }
  })
}

type Hand = Omit<Parameters<typeof writeVersion>[1], 'contentItemId' | 'number'>

export async function appendVersion(tx: Tx, entry: ContentItemRow, hand: Hand, text: ContentText): Promise<number> {
  const number = entry.version + 1
  await writeVersion(tx, { ...hand, contentItemId: entry.id, number }, text)
  await updateContentItem(tx, entry.id, { version: number })
  return number
}

/** Hash of a text's content. Texts that differ only in the order of object keys have the same hash. */
export function fingerprintOf({ title, body, seo, sources, fields }: ContentText): string {
  return createHash('sha256').update(sorted({ title, body, seo, sources, fields })).digest('base64url')
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

type Version = {
  contentItemId: string
  number: number
  origin: VersionOrigin
  author: string | null
  createdAt: Date
  isAutosave?: boolean
  restoredFrom?: number | null
}

export function writeVersion(tx: Tx, version: Version, text: ContentText): Promise<void> {
  const { title, body, seo, sources, fields } = text
  const facts = factsStated(
    referencesIn(
      wordsOf({ title, body, seo, fields })
        .map(({ words }) => words)
        .join('\n'),
    ),
  )
  return insertVersion(tx, {
    ...version,
    ...{ title, body, seo, sources, fields, facts },
    fingerprint: fingerprintOf(text),
  })
}
