import type { Services } from '#platform/services.ts'
import { type ContentItemKind, pathOf } from './content-item.ts'
import { findEarlier } from './content-item-db.server.ts'

/** Finds an item by a former slug; null if unknown. `leadsTo` is its current path; null if the item is not public. */
export async function findEarlierAddress(
  { db }: Pick<Services, 'db'>,
  kind: ContentItemKind,
  slug: string,
): Promise<{ leadsTo: string | null } | null> {
  const found = await findEarlier(db, { kind, language: 'en', slug })
  if (!found) return null
  return { leadsTo: found.isPublic && found.slug !== slug ? pathOf({ kind, slug: found.slug }) : null }
}
