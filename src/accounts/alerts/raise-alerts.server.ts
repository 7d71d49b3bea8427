import { alertEmail } from '#accounts/account-emails.tsx'
import { addressOf, sendAccountEmail } from '#accounts/send-email.server.ts'
import { listOwners } from '#accounts/team/staff-db.server.ts'
import { recordAudit, system } from '#platform/audit/audit.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { countLastHour, insertAlert } from './alert-db.server.ts'
import { type AlertKind, alertKinds, alertPaths, alertThresholds } from './alert-settings.ts'

type RaiseAlertsDeps = Pick<Services, 'db' | 'config' | 'log'>

/** Checks the last hour of the audit log and emails owners if a threshold is reached, once per hour and kind. */
export async function raiseAlerts(services: RaiseAlertsDeps): Promise<void> {
  for (const kind of alertKinds) await raiseAlert(services, kind)
}

async function raiseAlert(services: RaiseAlertsDeps, kind: AlertKind): Promise<void> {
  const { db } = services
  const threshold = await readSetting(services, alertThresholds[kind])
  const counted = await countLastHour(db, kind)
  if (threshold === 0 || counted.count < threshold) return
  await db.transaction().execute(async (tx) => {
    if (!(await insertAlert(tx, kind, counted))) return
    const { count, name } = counted
    const url = addressOf(services, alertPaths[kind])
    for (const { email, firstName } of await listOwners(tx))
      await sendAccountEmail(tx, { emailContent: () => alertEmail({ kind, count, name, firstName, url }), to: email })
    await recordAudit(tx, system, { action: 'security.alert', detail: { kind, count, name } })
  })
}
