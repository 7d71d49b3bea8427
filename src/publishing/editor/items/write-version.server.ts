import type { Tx } from '#platform/db/database.server.ts'
import { factsStated, referencesIn } from '#publishing/editor/facts.ts'
import { fingerprintOf } from '#publishing/editor/fingerprint.server.ts'
import type { VersionOrigin } from './content-item.ts'
import { type ContentText, wordsOf } from './content-item-text.ts'
import { insertVersion } from './version-db.server.ts'

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
