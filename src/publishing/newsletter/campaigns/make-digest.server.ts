import { system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import * as newsletterTexts from '#publishing/newsletter/locales/en.ts'
import { topicIds } from '#publishing/newsletter/subscription.ts'
import { type EmailEntry, maxEntries } from './campaign.ts'
import {
  findLastDecision,
  insertDigestWeek,
  insertDraft,
  listDigestPaths,
  lockCampaign,
  saveDigestCampaign,
} from './campaign-db.server.ts'
import { digestHour, digestMode, digestWeekday, dueWeek } from './send-window.ts'
import { startWithin } from './start-campaign.server.ts'

type MakeDigestDeps = Pick<Services, 'db' | 'now' | 'config' | 'log'>
export type ListPublished = (since: Date) => Promise<readonly EmailEntry[]>

const week = 7 * 24 * 60 * 60_000

/** Creates the weekly digest; null if it is not due or there are no new items. Only one server decides each week. */
export async function makeDigest(deps: MakeDigestDeps, listPublished: ListPublished): Promise<string | null> {
  const { db, now } = deps
  const mode = await readSetting(deps, digestMode)
  const at = now()
  const when = { weekday: await readSetting(deps, digestWeekday), hour: await readSetting(deps, digestHour) }
  const due = mode === 'off' ? null : dueWeek(at, when)
  if (due === null) return null
  return db.transaction().execute(async (tx) => {
    if (!(await insertDigestWeek(tx, due, at))) return null
    const since = (await findLastDecision(tx, due)) ?? new Date(at.getTime() - week)
    const notified = await listDigestPaths(tx)
    const published = await listPublished(new Date(Math.max(since.getTime(), at.getTime() - 3 * week)))
    const entries = published.filter(({ path }) => !notified.has(path)).slice(0, maxEntries)
    if (entries.length === 0) return null
    const topics = topicIds.filter((id) => entries.some(({ topic }) => topic === id))
    const subject = t(newsletterTexts.campaign).digestSubject(
      topics.length === 1 ? entries.map(({ title }) => title) : null,
      swissDay(at),
    )
    const id = await insertDraft(tx, { kind: 'digest', subject, topics, entries: [...entries], createdBy: null, at })
    await saveDigestCampaign(tx, due, id)
    const campaign = mode === 'send' ? await lockCampaign(tx, id) : null
    if (campaign) await startWithin(tx, deps, campaign, system)
    return id
  })
}
