import { randomUUID } from 'node:crypto'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { aDeviceToken, aFile, enter, type Stage } from './action.ts'
import { laterFileFlows, laterFlows } from './later-flows.ts'
import { moneyFlows } from './money-flows.ts'
import { officeFlows, sendStatement } from './office-flows.ts'
import { pay } from './outbound.ts'
import { type Answer, aVisitor, type CurrentUser, insist } from './visitor.ts'

export async function beginOrder(buyer: CurrentUser, units: number): Promise<Answer | null> {
  const line = { intent: 'add', productId: 'basic', variantId: 'basic-2025', quantity: String(units) }
  const added = await insist(() => buyer.post('/cart', { form: line }))
  return added?.status === 303
    ? insist(() => buyer.post('/cart', { form: { intent: 'checkout', domicile: 'CH' } }))
    : added
}

export function whatAnOrderLeads(units: number): Record<string, number> {
  return { order: 1, case: units, confirmation: 1 }
}

export async function buy({ base, ledger, outbound }: Stage): Promise<void> {
  const buyer = aVisitor(base)
  const key = `${aDeviceToken()}@example.org`
  const begun = await beginOrder(buyer, 2)
  const address = begun?.headers.get('Location')
  if (outbound && address) {
    const notified = await pay(outbound, base, address, key)
    enter(ledger, notified, { kind: 'order', key, requested: whatAnOrderLeads(2), statuses: [200] })
    return
  }
  const form = {
    action: 'pay',
    email: key,
    name: 'Dora Drill',
    duplicates: '2',
    delay: '0',
    timing: 'before',
    amount: '',
  }
  const paid = address ? await insist(() => buyer.post(new URL(address).pathname, { form })) : begun
  enter(ledger, paid, { kind: 'order', key, requested: whatAnOrderLeads(2) })
}

export async function upload(
  { ledger, client, caseIds }: Stage,
  requestValue: Record<string, number> = { document: 1 },
) {
  const key = `${aDeviceToken()}.pdf`
  const caseId = caseIds[ledger.entries.length % caseIds.length]
  const send = () => client.post(`/client-portal/cases/${caseId}/files/upload`, { form: aFile(key) })
  enter(ledger, await insist(send), { kind: 'upload', key, requested: requestValue, statuses: [200] })
}

export async function write({ ledger, client }: Stage): Promise<void> {
  const key = `A message of ${aDeviceToken()}`
  const form = { intent: 'message', caseId: '', subject: 'A question', body: key, submissionKey: randomUUID() }
  const answer = await insist(() => client.post('/client-portal/messages/new', { form }))
  enter(ledger, answer, { kind: 'message', key, requested: { message: 1, email: 1 } })
}

async function request({ ledger, client }: Stage): Promise<void> {
  const key = `A request of ${aDeviceToken()}`
  const requested = { taxYear: '2025', caseType: 'tax_return', canton: '', description: key }
  const form = { ...requested, submissionKey: randomUUID() }
  const answer = await insist(() => client.post('/client-portal/cases/new', { form }))
  enter(ledger, answer, { kind: 'request', key, requested: { case: 1, email: 1 } })
}

/** Staff request a document. A conflict means that the first attempt succeeded but its response was lost. */
async function ask({ ledger, staff, caseIds }: Stage): Promise<void> {
  const key = `Paper ${aDeviceToken()}`
  const form = { intent: 'add', title: key, description: '', need: 'optional' }
  const path = `/admin/cases/${caseIds[ledger.entries.length % caseIds.length]}/documents`
  const answer = await insist(() => staff.post(path, { form }))
  enter(ledger, answer, { kind: 'asking', key, requested: { item: 1, email: 1 }, statuses: [303, 409, 422] })
}

async function extend({ ledger, staff, caseIds }: Stage): Promise<void> {
  const key = String(1_000 + Math.floor(Math.random() * 90_000))
  const fee = (Number(key) / 100).toFixed(2)
  const form = { intent: 'extension', extension: 'granted', until: `${new Date().getFullYear() + 1}-09-30`, fee }
  const path = `/admin/cases/${caseIds[ledger.entries.length % caseIds.length]}`
  const answer = await insist(() => staff.post(path, { form }))
  enter(ledger, answer, { kind: 'extension', key, requested: { extension: 1, email: 1 } })
}

export async function enquire({ base, ledger }: Pick<Stage, 'base' | 'ledger'>): Promise<void> {
  const key = `An enquiry of ${aDeviceToken()}`
  const visitor = aVisitor(base)
  const form = anEnquiry(key)
  const answer = await insist(() => visitor.post('/contact', { form }))
  enter(ledger, answer, { kind: 'enquiry', key, requested: { enquiry: 1, receipt: 1 } })
}

export function anEnquiry(message: string): Record<string, string> {
  return { name: 'Dora Drill', email: `${aDeviceToken()}@example.org`, topic: 'expat-tax-filing', subject: '', message }
}

async function register({ base, ledger }: Stage): Promise<void> {
  const key = `${aDeviceToken()}@example.org`
  const words = { firstName: 'Dora', lastName: 'Drill', company: '', phone: '' }
  const form = { intent: 'register', email: key, password: 'a long enough sentence', ...words }
  const visitor = aVisitor(base)
  const answer = await insist(() => visitor.post('/client-portal', { form }))
  enter(ledger, answer, { kind: 'registration', key, requested: { person: 1, email: 1 } })
}

async function subscribe({ base, ledger }: Stage): Promise<void> {
  const key = `${aDeviceToken()}@example.org`
  const visitor = aVisitor(base)
  const answer = await insist(() => visitor.post('/newsletter', { form: { email: key, topic: 'articles' } }))
  enter(ledger, answer, { kind: 'newsletter', key, requested: { subscriber: 1, email: 1 } })
}

/** Flows without file uploads. Those with uploads are separate, so that the full-disk drill can omit them. */
export const wordFlows: ((stage: Stage) => Promise<void>)[] = [
  ...[buy, write, enquire, register, subscribe],
  ...[request, ask, extend],
  ...[...laterFlows, ...moneyFlows, ...officeFlows],
]
export const flows = [...wordFlows, upload, sendStatement, ...laterFileFlows]

export async function readUploadsBack(
  { client, ledger }: Stage,
  idsOf: (keys: string[]) => Promise<Map<string, string>>,
) {
  const keys = ledger.entries.filter(({ kind }) => kind === 'upload').map(({ key }) => key)
  const ids = await idsOf(keys)
  const broken: string[] = []
  for (const key of keys) {
    const answer = await insist(() => client.get(`/client-portal/documents/${ids.get(key)}/download`))
    if (answer?.status !== 200 || !answer.body.equals(samplePdf(['A page', key]))) broken.push(key)
  }
  return broken
}
