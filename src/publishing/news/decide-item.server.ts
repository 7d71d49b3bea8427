import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { cleanHtml } from './feeds/html.ts'
import { announceStory } from './feeds/store-entries.server.ts'
import { lockItem, type NewsItem, saveItem } from './item-db.server.ts'
import { type Finding, isShown, type NewsMove, type NewsState, nextState, sameStory } from './news-item.ts'
import { checkRewrite, type Rewrite } from './runs/rewrite.ts'
import { pagesOf, sourceText } from './runs/run-news.server.ts'
import { leaveStory, lockStories } from './story-db.server.ts'

export type Decision =
  | { act: 'publish-rewrite' | 'publish-original' | 'drop' | 'keep' }
  | { act: 'save'; rewrite: Rewrite; correction: string }
  | { act: 'withdraw'; reason: string }

export type DecisionOutcome =
  | { ok: true; state: NewsState }
  | { ok: false; reason: 'unknown-item' }
  | { ok: false; reason: 'correction-missing' }
  | { ok: false; reason: 'not-allowed'; state: NewsState }
  | { ok: false; reason: 'checks'; findings: Finding[] }

type Change = { moves: NewsMove[]; change: Omit<Parameters<typeof saveItem>[2], 'state' | 'updatedAt'> }

export function decideItem(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { itemId, decision, actor }: { itemId: string; decision: Decision; actor: AuditActor },
): Promise<DecisionOutcome> {
  return db.transaction().execute(async (tx): Promise<DecisionOutcome> => {
    // Wait for transactions that are storing new reports: one of them may replace this item as the lead of its story.
    await lockStories(tx)
    const item = await lockItem(tx, itemId)
    if (!item) return { ok: false, reason: 'unknown-item' }
    const at = now()
    const decided = changeFor(item, decision, at)
    if (decided === 'correction-missing') return { ok: false, reason: decided }
    if ('findings' in decided) return { ok: false, reason: 'checks', findings: decided.findings }
    const state = decided.moves.reduce<NewsState | null>((at, move) => at && nextState(at, move), item.state)
    if (!state || decided.moves.length === 0) return { ok: false, reason: 'not-allowed', state: item.state }
    const isNew = state === 'published'
    await saveItem(tx, itemId, {
      ...decided.change,
      state,
      updatedAt: at,
      reviewedBy: actor.person?.id ?? null,
      ...(isNew ? { shownAt: at } : {}),
    })
    if (item.reason === sameStory && decision.act === 'keep') {
      await leaveStory(tx, itemId)
      await announceStory(tx, item.storyId)
    }
    if (isShown(state) || isShown(item.state)) await announceChangedPages(tx, pagesOf(item.slug))
    await recordAudit(tx, actor, {
      action: `news.${decision.act}`,
      object: { type: 'news-item', id: itemId },
      detail: { from: item.state, to: state },
    })
    return { ok: true, state }
  })
}

type Refused = { findings: Finding[] } | 'correction-missing'

function changeFor(item: NewsItem, decision: Decision, at: Date): Change | Refused {
  switch (decision.act) {
    case 'drop':
      return { moves: ['drop'], change: { reason: 'dropped-by-staff' } }
    case 'keep':
      return { moves: ['keep'], change: { reason: null } }
    case 'withdraw':
      return { moves: ['withdraw'], change: { reason: decision.reason } }
    case 'publish-original':
      return { moves: ['quote', 'approve', 'publish'], change: { isRewritten: false, tags: [] } }
    case 'publish-rewrite':
      return item.rewrite
        ? { moves: ['approve', 'publish'], change: { isRewritten: true, tags: item.rewrite.tags } }
        : { moves: [], change: {} }
    case 'save':
      return changeOfText(item, decision, at)
  }
}

/** Text by staff may exceed the length limits, but its numbers, dates and markup are checked like generated text. */
function changeOfText(
  item: NewsItem,
  { rewrite, correction }: Extract<Decision, { act: 'save' }>,
  at: Date,
): Change | Refused {
  if (item.licence !== 'rewrite') return { moves: [], change: {} }
  const checks = checkRewrite(rewrite, sourceText(item))
  const serious = checks.filter(({ check }) => check !== 'length')
  const cleaned = { ...rewrite, content: cleanHtml(rewrite.content).html }
  if (!isShown(item.state)) {
    return { moves: [serious.length > 0 ? 'fail' : 'pass'], change: { rewrite: cleaned, checks } }
  }
  if (serious.length > 0) return { findings: serious }
  if (correction === '') return 'correction-missing'
  const corrections = [...item.corrections, { text: correction, at }]
  return {
    moves: ['correct'],
    change: { rewrite: cleaned, checks, corrections, isRewritten: true, tags: rewrite.tags },
  }
}
