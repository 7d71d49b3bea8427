import { facts } from '#content/facts.ts'
import { firmName } from '#content/firm-name.ts'
import { generatorCategories, generatorSources } from '#content/generator.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { referencesIn } from '#publishing/editor/facts.ts'
import { findByAddress, findDefaultReviewer, findReviewer } from '#publishing/editor/items/content-item-db.server.ts'
import { createContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'
import * as publishingTexts from '#publishing/locales/en.ts'
import type { WrittenArticle } from './article-prompt.ts'
import { articleSlug, type Finding, generatedReview, generatedReviewer, type RunReason, type RunStep } from './run.ts'
import { findRun, type GeneratorRun, saveRun } from './run-db.server.ts'
import { writeArticle } from './write-article.server.ts'

const copy = () => t(publishingTexts.generate)

type GenerateDeps = Pick<Services, 'db' | 'now' | 'log' | 'textService'>

/** Generates an article. A repeated job creates no second one, because the slug is derived from the run id. */
export async function generate(services: GenerateDeps, runId: string): Promise<void> {
  const { db, now, textService } = services
  const run = await findRun(db, runId)
  if (run?.state !== 'running') return
  const say = (step: RunStep) => saveRun(db, runId, { step }, now())
  if (!textService) return fail(services, run, 'not-configured', [])
  await saveRun(db, runId, { model: textService.model }, now())
  const category = categoryOf(run)
  if (!category) return fail(services, run, 'not-saved', [{ check: 'shape', detail: copy().noCategory(run.category) }])
  const subject = { topic: run.topic, category: category.title, today: run.day }
  const written = await writeArticle(textService, subject, say)
  await saveRun(db, runId, { tokens: run.tokens + written.tokens }, now())
  if (!written.ok) return fail(services, run, written.reason, written.findings)
  await say('saving')
  await save(services, run, written.article)
}

async function save(services: GenerateDeps, run: GeneratorRun, article: WrittenArticle): Promise<void> {
  const { db, now } = services
  const slug = articleSlug(run)
  const reviewer = await reviewerOf(services, run)
  const text = entryTextOf(run, article)
  const created = await createContentItem(services, system, {
    ...{ kind: 'article', slug, text, label: 'generated', reviewer, origin: 'generator' },
  })
  const entry = created.ok ? created : await findByAddress(db, { kind: 'article', language: 'en', slug })
  if (!entry) {
    const detail =
      !created.ok && created.reason === 'text-faults' ? JSON.stringify(created.errors).slice(0, 400) : 'not saved'
    return fail(services, run, 'not-saved', [{ check: 'shape', detail }])
  }
  const isPublic = (await readSetting(services, generatedReview)) === 'after'
  await moveContentItem(services, system, {
    ...{ id: entry.id, move: isPublic ? 'publish' : 'submit', version: 1, reviewer },
  })
  const over = { state: 'finished', step: 'done', contentItemId: entry.id, finishedAt: now() } as const
  await saveRun(db, run.id, over, now())
  await recordAudit(db, system, {
    action: 'generator.run-finished',
    object: { type: 'generator-run', id: run.id },
    detail: { entry: entry.id, public: isPublic },
  })
}

async function fail(
  { db, now, log }: GenerateDeps,
  run: GeneratorRun,
  reason: RunReason,
  findings: Finding[],
): Promise<void> {
  log.warn({ run: run.id, reason, findings }, 'no article was generated')
  await saveRun(db, run.id, { state: 'failed', step: 'done', reason, findings, finishedAt: now() }, now())
}

async function reviewerOf(services: GenerateDeps, { personId }: GeneratorRun): Promise<string | null> {
  for (const id of [await readSetting(services, generatedReviewer), personId])
    if (id && (await findReviewer(services.db, id))) return id
  return findDefaultReviewer(services.db)
}

function categoryOf({ category }: GeneratorRun) {
  return generatorCategories.find(({ id }) => id === category)
}

function entryTextOf(run: GeneratorRun, { title, summary, content, tags, alt }: WrittenArticle) {
  const category = categoryOf(run)
  const named = referencesIn([title, summary, content].join('\n'))
  const ofFacts = facts
    .filter(({ name }) => named.some((reference) => reference === name || reference.startsWith(`${name}.`)))
    .map(({ source }) => source)
  const sources = [...new Map([...ofFacts, ...generatorSources].map((source) => [source.href, source])).values()]
  const allTags = [...new Set([...(category?.tags ?? []), ...tags])].slice(0, 8)
  return {
    title,
    body: content,
    seo: { title: '', description: '' },
    sources: sources.map((source) => ({ title: source.title, href: source.href })),
    fields: {
      ...{ summary, author: firmName, authorTitle: copy().editorialTeam, category: category?.category },
      ...{ tags: allTags, difficulty: category?.difficulty, featured: false },
      ...{ illustration: category?.illustration, imageAlt: alt || category?.imageAlt, lawState: run.day },
    },
  }
}
