import { z } from 'zod'
import type { Actor } from '#accounts/actor.ts'
import { type FieldErrors, fieldErrors } from '#accounts/forms.ts'
import { may } from '#accounts/may.ts'
import { quotaKey } from '#cases/quota-db.server.ts'
import { autoGenerateKey, newsReviewKey } from '#news/settings-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { findSettings, idleMinutesKey, saveSetting, secondFactorKey } from './settings-db.server.ts'

const minutes = 'Enter a whole number of minutes from 5 to 480.'
const megabytes = 'Enter a whole number of megabytes from 100 to 100000.'

export const settingsForm = z.object({
  secondFactor: z.enum(['required', 'off'], { error: 'Choose one of the two.' }),
  idleMinutes: z.coerce
    .number({ error: minutes })
    .int({ error: minutes })
    .min(5, { error: minutes })
    .max(480, { error: minutes }),
  // What a form leaves out stays as it is.
  quotaMb: z.coerce
    .number({ error: megabytes })
    .int({ error: megabytes })
    .min(100, { error: megabytes })
    .max(100_000, { error: megabytes })
    .optional(),
  autoGenerateNews: z.enum(['on', 'off'], { error: 'Choose one of the two.' }).optional(),
  newsReview: z.enum(['before', 'after'], { error: 'Choose one of the two.' }).optional(),
})

export type SaveSettingsOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' }
  | { ok: false; reason: 'invalid'; fields: FieldErrors }

/** Saves the settings of the firm. They count from the next request on, for sessions that are open too. */
export async function saveSettings(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, values }: { actor: Actor; values: Record<string, string> },
): Promise<SaveSettingsOutcome> {
  const { person } = actor
  if (!may(person, 'settings.write')) return { ok: false, reason: 'not-allowed' }
  const parsed = settingsForm.safeParse(values)
  if (!parsed.success) return { ok: false, reason: 'invalid', fields: fieldErrors(parsed.error) }
  const { secondFactor, idleMinutes, quotaMb, autoGenerateNews, newsReview } = parsed.data
  return db.transaction().execute(async (tx) => {
    const before = await findSettings(tx)
    const by = { by: person.id, at: now() }
    await saveSetting(tx, { key: secondFactorKey, value: secondFactor, ...by })
    await saveSetting(tx, { key: idleMinutesKey, value: idleMinutes, ...by })
    if (quotaMb) await saveSetting(tx, { key: quotaKey, value: quotaMb, ...by })
    if (autoGenerateNews) await saveSetting(tx, { key: autoGenerateKey, value: autoGenerateNews, ...by })
    if (newsReview) await saveSetting(tx, { key: newsReviewKey, value: newsReview, ...by })
    await recordAudit(tx, actor, {
      action: 'settings.saved',
      detail: {
        secondFactorBefore: before.secondFactor,
        secondFactor,
        idleMinutesBefore: before.idleMinutes,
        idleMinutes,
        ...(quotaMb ? { quotaMb } : {}),
        ...(autoGenerateNews ? { autoGenerateNews } : {}),
        ...(newsReview ? { newsReview } : {}),
      },
    })
    return { ok: true }
  })
}
