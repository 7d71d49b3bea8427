import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { asCompany } from '#company/company.server.ts'
import { companySettings } from '#company/company-settings.ts'
import { readCompany } from '#company/read-company.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { demoPassword } from './demo-password.server.ts'
import { fillCalendar } from './season-calendar.server.ts'
import { scenesOfCases } from './season-cases.server.ts'
import { writeEnquiries } from './season-enquiries.server.ts'
import { scenesOfHistory } from './season-history.server.ts'
import { scenesOfMoney } from './season-money.server.ts'
import { fillNewsletter } from './season-newsletter.server.ts'
import { fillBank, fillDeletions, fillOffice } from './season-office.server.ts'
import type { Scene, Staff } from './steps.server.ts'

type Fill = (services: Services, staff: Staff) => Promise<void>
type Group = { scenes: readonly Scene[]; fills: readonly Fill[] }

const groups: readonly Group[] = [
  { scenes: scenesOfCases, fills: [writeEnquiries, fillCalendar, fillNewsletter] },
  { scenes: scenesOfMoney, fills: [fillOffice, fillBank] },
  { scenes: scenesOfHistory, fills: [fillDeletions] },
]

export async function isSeasonMade(db: Db): Promise<boolean> {
  return (
    (
      await openScenes(
        db,
        groups.flatMap(({ scenes }) => scenes),
      )
    ).length === 0
  )
}

/** Adds clients at every stage, a week of appointments, the money of a year and its closed cases. Repeatable. */
export async function seedDemoSeason(services: Services): Promise<void> {
  if (services.config.isProduction) throw new Error('Demo data cannot be created in production mode.')
  const { db, log } = services
  for (const [name, value] of Object.entries(exampleAccounts)) {
    const setting = companySettings.get(name === 'iban' ? 'iban' : 'qrIban')
    if (setting) await beginSetting(db, setting, value)
  }
  const admin = await findPersonByEmail(db, demoEmails.admin)
  const adviser = await findPersonByEmail(db, demoEmails.adviser)
  if (!admin || !adviser) throw new Error('The demo has no staff')
  const { password } = await demoPassword(services)
  const staff = { admin, adviser }
  const unscanned = { ...services, scanner: null }
  await asCompany(await readCompany(services), async () => {
    for (const { scenes, fills } of groups) {
      const open = await openScenes(db, scenes)
      // Two at a time: more would slow down the server that already runs.
      const next = async (): Promise<void> => {
        const scene = open.shift()
        if (!scene) return
        await scene.play(unscanned, staff, password).catch((error: unknown) => {
          log.warn({ err: error, email: scene.email }, 'demo scene failed')
        })
        await next()
      }
      const isFirst = open.length === scenes.length
      await Promise.all([next(), next()])
      for (const fill of isFirst ? fills : [])
        await fill(unscanned, staff).catch((error: unknown) => log.warn({ err: error }, 'demo scene failed'))
    }
  })
}

// Published as examples; no bank has opened them.
const exampleAccounts = { iban: 'CH93 0076 2011 6238 5295 7', qrIban: 'CH44 3199 9123 0008 8901 2' }

async function openScenes(db: Db, scenes: readonly Scene[]): Promise<Scene[]> {
  const emails = scenes.map(({ email }) => email)
  if (emails.length === 0) return []
  const rows = await db.selectFrom('people').select('email').where('email', 'in', emails).execute()
  const known = new Set(rows.map(({ email }) => email))
  return scenes.filter(({ email }) => !known.has(email))
}
