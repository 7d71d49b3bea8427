import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { meetingRoomsBase } from '#appointments/kinds/meeting-place.ts'
import { acceptTerms } from '#cases/terms/terms.server.ts'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import { findEvidence, saveEvidence } from '#company/claims/evidence-db.server.ts'
import { claims } from '#content/claims.ts'
import { system } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { newsReview } from '#publishing/news/news-settings.ts'
import { findNewestRun } from '#publishing/news/runs/run-db.server.ts'
import { startRun } from '#publishing/news/runs/start-run.server.ts'
import { answerLead } from '#site/contact/answer-lead.server.ts'
import { contactForm } from '#site/contact/lead.ts'
import { submitEnquiry } from '#site/contact/submit-enquiry.server.ts'
import { createDemoApplications } from './demo-applications.server.ts'
import { createDemoCases } from './demo-cases.server.ts'
import { demoPassword } from './demo-password.server.ts'
import { changeDemoPasswords, createDemoStaff, registerDemoVisitors, seedMetadata } from './demo-people.server.ts'

const enquiries = [
  {
    name: 'Hannah Cole',
    email: 'hannah.cole@example.com',
    topic: 'expat-tax-filing',
    subject: 'Stock options from my US employer',
    message:
      'Hello, my employer in Boston granted me stock options two years before I moved to Basel.\n\nI would like to exercise some of them next spring. Where will they be taxed, and do I have to declare them in Switzerland before that?',
    answer: null,
  },
  {
    name: 'Diego Ruiz',
    email: 'diego.ruiz@example.com',
    topic: 'expat-tax-filing',
    subject: 'Taxed at source since May',
    message:
      'Hi, I arrived in Bern in May with a B permit and am taxed at source. My salary is CHF 8,500 a month. Do I have to file a tax return for this year?',
    answer: null,
  },
  {
    name: 'Mei Chen',
    email: 'mei.chen@example.com',
    topic: 'other',
    subject: null,
    message:
      'Hello, we are moving from Zurich to Zug in January. Could someone call me on Wednesday morning to talk about what this means for our tax return?',
    answer:
      'Hello Mei, of course. I will call you on Wednesday at 9:00.\n\nPlease have your last tax assessment to hand.',
  },
]

const untilServedMs = 3_000

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
    await acceptDemoTerms(services)
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
  Who sees what   ${url}/dev
  Email outbox    ${url}/dev/outbox
  Components      ${url}/dev/ui

  Password for all demo accounts: ${password}
    staff     admin (owner), adviser
    clients   ${demoEmails.client}, ${demoEmails.second}
    returns   ${demoEmails.approving} (draft to approve), ${demoEmails.assessed} (assessed)
    others    ${demoEmails.pending} (awaiting approval), ${demoEmails.suspended} (suspended)
`
}

/** Starts the first news run, on the demo's own feeds. Items that pass all checks are published without an editor. */
async function startDemoNews(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  if (await findNewestRun(services.db)) return
  await beginSetting(services.db, newsReview, 'after')
  await startRun(services, { by: 'system', actor: system, runAt: new Date(services.now().getTime() + untilServedMs) })
}

/** The demo clients have accepted this year's terms; a new buyer is asked to. */
async function acceptDemoTerms(services: Pick<Services, 'db' | 'now'>): Promise<void> {
  const clients = services.db.selectFrom('people').select('email').where('role', '=', 'client')
  for (const { email } of await clients.where('status', '=', 'active').execute()) {
    const person = await findPersonByEmail(services.db, email)
    if (person) await acceptTerms(services, { person, metadata: seedMetadata })
  }
}

/** Creates three enquiries, one of them answered. Each has its own IP address, so that no rate limit is reached. */
async function createDemoEnquiries(services: Services, adviser: Person): Promise<void> {
  for (const [index, { answer, ...submitted }] of enquiries.entries()) {
    const sender = { ip: `192.0.2.${index + 1}`, looksLikeSpam: false }
    const taken = await submitEnquiry(services, contactForm.parse(submitted), sender)
    if (!taken.ok) throw new Error(`A demo enquiry was refused: ${taken.reason}`)
    if (!answer) continue
    const answered = await answerLead(services, {
      ...{ actor: { person: adviser, metadata: seedMetadata }, number: taken.number },
      ...{ direction: 'sent', body: answer, submissionKey: `demo-answer-${taken.number}` },
    })
    if (!answered.ok) throw new Error(`A demo enquiry could not be answered: ${answered.reason}`)
  }
}

/** Adds evidence, without which the shop hides former prices. Does not change existing evidence. */
export async function provideDemoEvidence(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  adminId: string,
) {
  for (const { id: claimId, validUntil } of claims.filter(({ id }) => id.startsWith('was-price-'))) {
    if (await findEvidence(db, claimId)) continue
    await db.transaction().execute((tx) =>
      saveEvidence(tx, {
        ...{ claimId, isProven: true, fileId: null, fileName: null, version: 1, updatedBy: adminId, updatedAt: now() },
        ...{ address: `${config.PUBLIC_URL}/pricing`, datedOn: swissDay(now()), validUntil },
        statedBy:
          'Demo data: this former price comes from the specification. No client has paid it. It is used only in this demo.',
      }),
    )
  }
}
