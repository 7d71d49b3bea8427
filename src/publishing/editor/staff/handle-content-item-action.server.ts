import type { Action } from '#accounts/people/may.ts'
import { may } from '#accounts/people/may.ts'
import type { AdminContext } from '#admin/guard.server.ts'
import type { FlashName } from '#admin/notices.server.ts'
import { t } from '#platform/texts.ts'
import { findContentItem } from '#publishing/editor/items/content-item-db.server.ts'
import type { ContentItemVersion, TextError } from '#publishing/editor/items/content-item-text.ts'
import { renameContentItem } from '#publishing/editor/items/create-content-item.server.ts'
import { moveContentItem } from '#publishing/editor/items/move-content-item.server.ts'
import { saveContentItem } from '#publishing/editor/items/save-content-item.server.ts'
import { scheduleContentItem } from '#publishing/editor/items/schedule-content-item.server.ts'
import type { ContentItemRefusal } from '#publishing/staff/locales/en.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'
import { errorWords, handOf } from './content-item-errors.ts'
import { type ContentItemValues, textOf, valuesOf } from './content-item-form.ts'
import { readPlan } from './plan-times.ts'

export const contentItemActions = {
  save: 'content.write',
  submit: 'content.write',
  publish: 'content.publish',
  schedule: 'content.publish',
  unschedule: 'content.publish',
  withdraw: 'content.publish',
  'send-back': 'content.write',
  reopen: 'content.write',
} as const satisfies Record<string, Action>
export type ContentItemAction = keyof typeof contentItemActions

/** Actions that first save the submitted text. If the text has errors, nothing is saved and the action is refused. */
const needsText: readonly ContentItemAction[] = ['save', 'submit', 'publish', 'schedule']

export type Theirs = { version: number; who: string; createdAt: Date; values: ContentItemValues }

/** The form shows the submitted `values` and sends `version` as base version next time. */
export type ContentItemAnswer = {
  status: 409 | 422 | 403
  values: ContentItemValues
  version: number
  errors: Record<string, string>
  text: string | null
  theirs: Theirs | null
}

type Posted = { contentItemId: string; act: ContentItemAction; version: number; values: ContentItemValues }
type Outcome = { done: FlashName } | { answer: ContentItemAnswer } | null

const notes: Record<ContentItemAction, FlashName> = {
  save: 'entry-saved',
  submit: 'entry-submitted',
  publish: 'entry-published',
  schedule: 'entry-scheduled',
  unschedule: 'entry-unscheduled',
  withdraw: 'entry-withdrawn',
  'send-back': 'entry-sent-back',
  reopen: 'entry-reopened',
}

export async function handleContentItemAction(ctx: AdminContext, posted: Posted): Promise<Outcome> {
  const { services, actor } = ctx
  const { contentItemId: id, act: action, values } = posted
  const entry = await findContentItem(services.db, id)
  if (!entry) return null
  let { version } = posted
  const refuse = (change: Partial<ContentItemAnswer>): { answer: ContentItemAnswer } => ({
    answer: { status: 422, values, version, errors: {}, text: null, theirs: null, ...change },
  })
  const explain = (failed: Failed) => refuse(refusalOf(failed, entry.kind))
  if (values.title !== undefined) {
    const save = (startedFrom: number) =>
      saveContentItem(services, actor, { id, startedFrom, text: textOf(entry.kind, values) })
    const first = await save(version)
    // If the newer version is the user's own autosave, there is no conflict: the submitted text replaces it.
    const isOwn =
      !first.ok &&
      first.reason === 'changed-since' &&
      first.theirs.isAutosave &&
      first.theirs.author === actor.person.id
    const saved = isOwn ? await save(first.theirs.number) : first
    if (saved.ok) version = saved.version
    else if (saved.reason === 'unknown-entry') return null
    else if (saved.reason !== 'text-faults' || needsText.includes(action)) return explain(saved)
    const renamed = needsText.includes(action) ? await renameIfRequested(ctx, entry, values.slug) : null
    if (renamed) return refuse({ errors: { slug: t(publishingStaffTexts.content).refusals[renamed] } })
  }
  if (action === 'save') return { done: notes.save }
  const moved =
    action === 'schedule' || action === 'unschedule'
      ? await plan(ctx, { id, version, act: action, values })
      : await moveContentItem(services, actor, { id, move: action, version, ...readerOf(action, values) })
  if (moved.ok) return { done: notes[action] }
  if (moved.reason === 'unknown-entry') return null
  if (moved.reason === 'unknown-reviewer') return explain({ reason: moved.reason, field: 'reviewer' })
  return explain(moved)
}

function readerOf(action: ContentItemAction, { reviewer }: ContentItemValues): { reviewer?: string | null } {
  return action === 'submit' && reviewer !== undefined ? { reviewer: reviewer || null } : {}
}

type Failed =
  | { reason: 'changed-since'; theirs: ContentItemVersion }
  | { reason: 'text-faults'; errors: TextError[] }
  | { reason: ContentItemRefusal; field?: string }

export function refusalOf(failed: Failed, kind: Parameters<typeof valuesOf>[0]): Partial<ContentItemAnswer> {
  if (failed.reason === 'changed-since') {
    const { number, createdAt } = failed.theirs
    const who = handOf(failed.theirs)
    const theirs = { version: number, who, createdAt, values: valuesOf(kind, failed.theirs) }
    return { status: 409, theirs, text: t(publishingStaffTexts.content).changedConcurrently(who, number) }
  }
  if (failed.reason === 'text-faults') return { errors: errorWords(failed.errors) }
  const words = t(publishingStaffTexts.content).refusals[failed.reason]
  if (failed.field) return { errors: { [failed.field]: words } }
  return { status: failed.reason === 'not-allowed' ? 409 : 422, text: words }
}

/** Only users with the publish right may change the slug of a published item. */
async function renameIfRequested(
  { services, actor, person }: AdminContext,
  entry: { id: string; slug: string; publishedAt: Date | null },
  slug: string | undefined,
): Promise<ContentItemRefusal | null> {
  if (slug === undefined || slug.trim() === entry.slug) return null
  if (entry.publishedAt && !may(person, 'content.publish')) return 'publisher-needed'
  const outcome = await renameContentItem(services, actor, { id: entry.id, slug: slug.trim() })
  return outcome.ok || outcome.reason === 'unknown-entry' ? null : outcome.reason
}

type Planned = { id: string; version: number; act: 'schedule' | 'unschedule'; values: ContentItemValues }

async function plan({ services, actor }: AdminContext, { id, version, act: action, values }: Planned) {
  if (action === 'unschedule')
    return scheduleContentItem(services, actor, { id, version, publishAt: null, withdrawAt: null })
  const times = { publishAt: null as Date | null, withdrawAt: null as Date | null }
  for (const field of ['publish', 'withdraw'] as const) {
    const read = readPlan({ day: values[`${field}Day`] ?? '', time: values[`${field}Time`] ?? '' })
    if (!read.ok) return { ok: false as const, reason: read.reason, field: `${field}Day` }
    times[`${field}At`] = read.at
  }
  if (!times.publishAt && !times.withdrawAt)
    return { ok: false as const, reason: 'time-missing' as const, field: 'publishDay' }
  return scheduleContentItem(services, actor, { id, version, ...times })
}
