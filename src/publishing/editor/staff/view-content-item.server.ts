import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { swissDay } from '#platform/day.ts'
import { factFlags, knownFacts } from '#publishing/editor/facts.ts'
import { movesFrom, pathOf } from '#publishing/editor/items/content-item.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import { previewPath } from '#publishing/editor/items/preview-content-item.server.ts'
import { listReviewers } from '#publishing/editor/items/reviewer-db.server.ts'
import { findVersion, listVersions } from '#publishing/editor/items/version-db.server.ts'
import { handOf } from './content-item-errors.ts'
import { type ContentItemValues, valuesOf } from './content-item-form.ts'
import { contentItemActions } from './handle-content-item-action.server.ts'
import { planOf } from './plan-times.ts'
import { lookAt } from './preview-at.server.ts'
import { wordCount } from './word-count.ts'

export async function viewContentItem({ services, person }: AdminContext, contentItemId: string) {
  const { db, now } = services
  const entry = await findContentItem(db, contentItemId)
  const newest = entry && (await findVersion(db, entry.id, entry.version))
  if (!entry || !newest) return null
  const { id, kind, language, slug, state, version, publishedVersion, publishAt, withdrawAt, publishedAt } = entry
  const [publish, withdraw] = [planOf(publishAt), planOf(withdrawAt)]
  const plan = {
    publishDay: publish.day,
    publishTime: publish.time,
    withdrawDay: withdraw.day,
    withdrawTime: withdraw.time,
  }
  const versions = await listVersions(db, id)
  const reviewers = await listReviewers(db)
  const values: ContentItemValues = { ...valuesOf(kind, newest), slug, ...plan, reviewer: entry.reviewer ?? '' }
  return {
    entry: { id, kind, language, slug, state, version, publishedVersion, publishAt, withdrawAt, publishedAt },
    values,
    look: await lookAt(services, { entry, person, values }),
    savedAt: newest.createdAt,
    isChangedInProgram: entry.isChangedInProgram,
    reviewers: reviewers.filter(({ id: other }) => other !== person.id),
    reader:
      entry.reviewer === person.id
        ? 'you'
        : (reviewers.find(({ id: named }) => named === entry.reviewer)?.name ?? null),
    flags: factFlags(newest.facts, swissDay(now())),
    facts: knownFacts.map(({ reference, what, says }) => ({ reference, what, says })),
    versions: versions.map(({ number, createdAt, isAutosave, restoredFrom, body, ...hand }, at) => ({
      ...{ number, createdAt, isAutosave, restoredFrom, who: handOf(hand), isMine: hand.author === person.id },
      words: wordCount(body) - wordCount(versions[at + 1]?.body ?? ''),
    })),
    acts: movesFrom(state).filter((move) => may(person, contentItemActions[move])),
    preview: previewPath(services, id),
    path: publishedVersion === null ? null : pathOf(entry),
  }
}

export type ContentItemView = NonNullable<Awaited<ReturnType<typeof viewContentItem>>>
