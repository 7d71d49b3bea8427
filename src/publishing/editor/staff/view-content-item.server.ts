import { may } from '#accounts/people/may.ts'
import type { Person } from '#accounts/people/person.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { listArticles } from '#publishing/articles/articles.server.ts'
import { describeFacts, factFlags, isKnownFact, knownFacts, referencesIn } from '#publishing/editor/facts.ts'
import { movesFrom, pathOf } from '#publishing/editor/items/content-item.ts'
import { type ContentItemRow, findContentItem, listReviewers } from '#publishing/editor/items/content-item-db.server.ts'
import { previewPath } from '#publishing/editor/items/preview-content-item.server.ts'
import { findVersion, listVersions } from '#publishing/editor/items/version-db.server.ts'
import { renderApart } from '#publishing/editor/render-apart.server.ts'
import { handOf, lookError } from './content-item-errors.ts'
import { type ContentItemValues, valuesOf } from './content-item-form.ts'
import { contentItemActions } from './handle-content-item-action.server.ts'
import { planOf } from './plan-times.ts'

const wordsPerMinute = 200

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
    articles: kind === 'article' ? await listChoices(services, slug) : [],
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

/** Published articles that this one can be related to. */
async function listChoices(services: Pick<Services, 'db' | 'log'>, slug: string) {
  const articles = await listArticles(services)
  return articles.filter((one) => one.slug !== slug).map(({ slug, title }) => ({ slug, title }))
}

export type ContentItemView = NonNullable<Awaited<ReturnType<typeof viewContentItem>>>

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0
}

export type Look = {
  title: string
  summary: string
  author: string
  illustration: string | null
  picture: string
  html: string
  error: string | null
  words: number
  minutes: number
  facts: number
  unknownFacts: string[]
  /** The newest version, if another staff member has saved it since this editor loaded the item; otherwise null. */
  newest: { version: number; who: string } | null
}

type PreviewAtInput = { entry: ContentItemRow; person: Person; values: ContentItemValues }

export async function lookAt({ db }: Pick<Services, 'db'>, { entry, person, values }: PreviewAtInput): Promise<Look> {
  const body = values.body ?? ''
  const outcome = await renderApart(describeFacts(body))
  const references = referencesIn(Object.values(values).join('\n'))
  const words = wordCount(body)
  const newest = await findVersion(db, entry.id, entry.version)
  return {
    title: describeFacts(values.title ?? ''),
    summary: describeFacts(values['fields.summary'] ?? ''),
    author: values['fields.author'] ?? '',
    illustration: values['fields.illustration'] ?? null,
    picture: (values['fields.picture'] ?? '').trim(),
    // Remove heading ids: the preview is on the same page as the form, whose fields could have the same names.
    html: outcome.ok ? outcome.rendered.html.replaceAll(/(<h[2-6]) id="[^"]*"/g, '$1') : '',
    error: outcome.ok ? null : lookError(outcome.reason),
    words,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
    facts: references.length,
    unknownFacts: references.filter((reference) => !isKnownFact(reference)),
    newest: newest && newest.author !== person.id ? { version: newest.number, who: handOf(newest) } : null,
  }
}
