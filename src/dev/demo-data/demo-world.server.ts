import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { meetingRoomsBase } from '#appointments/kinds/place-settings.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { createDemoApplications } from './demo-applications.server.ts'
import { createDemoCases } from './demo-cases.server.ts'
import { createDemoEnquiries } from './demo-enquiries.server.ts'
import { provideDemoEvidence } from './demo-evidence.server.ts'
import { startDemoNews } from './demo-news.server.ts'
import { demoPassword } from './demo-password.server.ts'
import { changeDemoPasswords, createDemoStaff, registerDemoVisitors } from './demo-people.server.ts'

/** Creates the demo data at first start. Resolves with an announcement for the console. Throws in production. */
export async function seedDemoWorld(services: Services): Promise<{ announcement: string }> {
  if (services.config.isProduction) throw new Error('Demo data cannot be created in production mode.')
  await beginSetting(services.db, onlyProvenClaims, false)
  await beginSetting(services.db, meetingRoomsBase, 'https://meet.example.com')
  const { password, isNew } = await demoPassword(services)
  const present = await findPersonByEmail(services.db, demoEmails.admin)
  if (!present) {
    const staff = await createDemoStaff(services, password)
    // We supply the demo documents ourselves, so skip the virus scanner, which may be slow or unavailable.
    const unscanned = { ...services, scanner: null }
    await createDemoCases(unscanned, staff, password)
    await registerDemoVisitors(services, staff.admin, password)
    await createDemoApplications(unscanned, staff.admin)
    await createDemoEnquiries(services, staff.adviser)
  } else if (isNew) {
    await changeDemoPasswords(services, password)
  }
  const admin = present ?? (await findPersonByEmail(services.db, demoEmails.admin))
  if (admin) await provideDemoEvidence(services, admin.id)
  await startDemoNews(services)
  return { announcement: announce(services.config.PUBLIC_URL, password) }
}

function announce(url: string, password: string): string {
  return `
  Site            ${url}
  Client portal   ${url}/client-portal
  Admin panel     ${url}/admin
  Email outbox    ${url}/dev/outbox
  Components      ${url}/dev/ui

  Password for all demo accounts: ${password}
    staff     admin (owner), adviser
    clients   ${demoEmails.client}, ${demoEmails.second}
    others    ${demoEmails.pending} (awaiting approval), ${demoEmails.suspended} (suspended)
`
}
