import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { type FactFlag, factFlags } from '#publishing/editor/facts.ts'
import type { ContentItemKind } from './content-item.ts'
import { listFactsNamed } from './version-db.server.ts'

export type FlaggedContentItem = {
  id: string
  kind: ContentItemKind
  slug: string
  title: string
  version: number
  isPublic: boolean
  flags: FactFlag[]
}

export async function flaggedContentItems({ db, now }: Pick<Services, 'db' | 'now'>): Promise<FlaggedContentItem[]> {
  const today = swissDay(now())
  const named = await listFactsNamed(db)
  return named.flatMap(({ facts, number, publishedVersion, state: _state, ...entry }) => {
    const flags = factFlags(facts, today)
    return flags.length > 0 ? [{ ...entry, version: number, isPublic: number === publishedVersion, flags }] : []
  })
}
