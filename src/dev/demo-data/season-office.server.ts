import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { importBankFiles } from '#billing/bank/import-bank-files.server.ts'
import { storeBankFile } from '#billing/bank/store-bank-file.server.ts'
import { makePayoutFile } from '#billing/payouts/make-payout-file.server.ts'
import { uploadDocument } from '#cases/documents/upload-document.server.ts'
import { addTime } from '#cases/time/record-time.server.ts'
import { appFile } from '#platform/app-file.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { cancelDeletion, requestDeletion } from '#privacy/deletion/request-deletion.server.ts'
import { storePicture } from '#publishing/editor/pictures/store-picture.server.ts'
import { asOf, daysAgo } from './as-of.server.ts'
import { bankNotification } from './sample-documents/bank-notification.ts'
import { barChart } from './sample-documents/bar-chart.server.ts'
import { actorOf, type Staff } from './steps.server.ts'

type Work = { email: string; days: number; minutes: string; note: string; of?: 'admin' }

const work: readonly Work[] = [
  { email: 'yuki.tanaka@example.com', days: 20, minutes: '1:15', note: 'Documents checked, rent statement from Kyoto' },
  { email: 'yuki.tanaka@example.com', days: 5, minutes: '2:30', note: 'Return prepared' },
  { email: 'oliver.grant@example.com', days: 24, minutes: '45', note: 'Documents checked' },
  { email: 'oliver.grant@example.com', days: 5, minutes: '3:10', note: 'Return prepared and draft uploaded' },
  { email: 'lena.vogt@example.com', days: 60, minutes: '2:40', note: 'Return prepared' },
  { email: 'lena.vogt@example.com', days: 54, minutes: '25', note: 'Return filed' },
  { email: 'pierre.dubois@example.com', days: 24, minutes: '1:20', note: 'Assessment compared, objection written' },
  { email: 'tomas.herrera@example.com', days: 1, minutes: '35', note: 'Documents checked' },
  {
    email: 'hugo.larsen@example.com',
    days: 10,
    minutes: '1:45',
    note: 'Second opinion on the assessment',
    of: 'admin',
  },
]

/** Recorded time, a picture for articles, and an e-tax statement that the server reads. */
export async function fillOffice(services: Services, staff: Staff): Promise<void> {
  for (const { email, days, minutes, note, of } of work) {
    const then = asOf(services, daysAgo(services.now(), days, 16))
    const caseId = await newestCase(services, email)
    if (!caseId) continue
    const entered = { minutes, note, workedOn: swissDay(then.now()) }
    const actor = actorOf(of ? staff.admin : staff.adviser)
    must(await addTime(then, { caseId, actor, entered, key: randomUUID() }))
  }
  const pillar3a = await barChart([6_826, 6_883, 6_883, 7_056, 7_056, 7_258, 7_258])
  const actor = actorOf(staff.admin)
  must(await storePicture(services, actor, { upload: pillar3a, alt: 'Highest pillar 3a contribution, 2020 to 2026' }))
  await sendStatement(services, 'yuki.tanaka@example.com')
}

/** Payments from a bank file: one to assign, and two to refund, one of them already in a payment order. */
export async function fillBank(services: Services, { admin }: Staff): Promise<void> {
  const actor = actorOf(admin)
  const day = swissDay(daysAgo(services.now(), 2))
  const content = bankNotification(day, [
    { amount: '54.00', payer: 'P. Novak', account: 'CH5604835012345678009' },
    { amount: '380.00', payer: 'Hugo Larsen', account: 'CH9300762011623852957' },
    { amount: '760.00', payer: 'Sean Doyle', account: 'CH5604835012345678009' },
  ])
  must(await storeBankFile(services, actor, { name: `credits-${day}.xml`, content: Buffer.from(content) }))
  await importBankFiles(services)
  for (const payer of ['Hugo Larsen', 'Sean Doyle']) {
    const paymentId = await importedPayment(services, payer)
    must(await decidePayment(services, actor, paymentId, { intent: 'refund', note: 'Paid without owing anything.' }))
    if (payer === 'Hugo Larsen') must(await makePayoutFile(services, actor))
  }
}

/** The running server may be importing the file at the same time. */
async function importedPayment(services: Services, payer: string, attempts = 60): Promise<string> {
  const query = services.db
    .selectFrom('paymentsReceived')
    .select('id')
    .where('payer', '=', payer)
    .where('state', '=', 'queued')
  const found = await query.executeTakeFirst()
  if (found) return found.id
  if (attempts === 0) throw new Error(`The demo payment of ${payer} is missing`)
  await setTimeout(500)
  return importedPayment(services, payer, attempts - 1)
}

/** Two former clients want their accounts deleted; one of them has changed her mind. */
export async function fillDeletions(services: Services): Promise<void> {
  for (const [email, days] of [
    ['alan.brooks@example.com', 3],
    ['giulia.ferri@example.com', 12],
  ] as const) {
    const person = await findPersonByEmail(services.db, email)
    if (!person) continue
    const actor = actorOf(person)
    must(await requestDeletion(asOf(services, daysAgo(services.now(), days)), actor))
    if (days > 10) await cancelDeletion(asOf(services, daysAgo(services.now(), 9)), actor, { personId: person.id })
  }
}

async function sendStatement(services: Services, email: string): Promise<void> {
  const [person, caseId] = [await findPersonByEmail(services.db, email), await newestCase(services, email)]
  if (!person || !caseId) return
  const content = Readable.from(await readFile(appFile('data/demo/e-tax-statement-2025.pdf')))
  const place = { caseId, actor: actorOf(person), checklistItemId: null }
  must(await uploadDocument(services, { ...place, content, declaredName: 'E-tax statement 2025.pdf' }))
}

async function newestCase({ db }: Pick<Services, 'db'>, email: string): Promise<string | null> {
  const found = await db
    .selectFrom('cases')
    .innerJoin('people', 'people.id', 'cases.clientId')
    .select('cases.id')
    .where('people.email', '=', email)
    .orderBy('cases.createdAt', 'desc')
    .executeTakeFirst()
  return found?.id ?? null
}

function must(outcome: { ok: boolean; reason?: string }): void {
  if (!outcome.ok) throw new Error(`A demo step was refused: ${outcome.reason}`)
}
