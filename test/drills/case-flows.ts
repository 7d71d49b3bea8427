import { randomUUID } from 'node:crypto'
import { swissDay } from '#platform/day.ts'
import {
  aCaseOf,
  aDeviceToken,
  aFile,
  aFreshClient,
  doneOrSo,
  enter,
  type OwnClient,
  post,
  type Stage,
} from './action.ts'

type Ground = { stage: Stage; own: OwnClient; caseId: string }

async function versionOf({ stage, caseId }: Ground): Promise<string> {
  const [row] = await stage.ask<{ version: number }>('select version from cases where id = $1', [caseId])
  return String(row?.version ?? '')
}

async function put({ stage, caseId }: Ground, kind: string): Promise<string> {
  const key = `${aDeviceToken()}.pdf`
  const form = () => aFile(key, { kind }, 'file')
  const answer = await post(stage.staff, `/admin/cases/${caseId}/documents`, form)
  enter(stage.ledger, answer, { kind: 'paper', key, requested: { document: 1, notified: 1 } })
  return key
}

async function move(ground: Ground, name: string, facts: Record<string, string> = {}): Promise<boolean> {
  const { stage, caseId } = ground
  const form = { move: name, version: await versionOf(ground), ...facts }
  const answer = await post(stage.staff, `/admin/cases/${caseId}`, form)
  const key = `${caseId} ${name}`
  return enter(stage.ledger, answer, { kind: 'move', key, requested: { event: 1 }, statuses: doneOrSo })
}

const delivery = (day: string) => ({ deliveryKind: 'letterbox', deliveryDay: day })

export async function liveThrough(stage: Stage): Promise<void> {
  const { ask, ledger } = stage
  const own = await aFreshClient(stage)
  const ground: Ground = { stage, own, caseId: await aCaseOf(stage, own.id, 'review') }
  const { caseId } = ground
  const today = swissDay(new Date())
  const key = await put(ground, 'draft')
  if (!(await move(ground, 'ask_for_approval'))) return
  const [draft] = await ask<{ sha256: string }>(
    'select f.sha256 from documents d join stored_files f on f.id = d.file_id where d.original_filename = $1',
    [key],
  )
  const pressed = { move: 'approve', draft: draft?.sha256 ?? '', consent: 'yes' }
  const approved = await post(own.visitor, `/client-portal/cases/${caseId}/approve`, pressed)
  const requested = { approval: 1, event: 1 }
  if (!enter(ledger, approved, { kind: 'approval', key, requested, statuses: doneOrSo })) return
  await move(ground, 'file', { filedOn: today, filingReceipt: key })
  await put(ground, 'assessment')
  await move(ground, 'record_assessment', { assessedOn: today, ...delivery(today) })
  await moveOwn(ground, 'ask_for_objection', { reason: 'The rent is missing.' })
  await move(ground, 'object', { objectedOn: today })
  await put(ground, 'assessment')
  await move(ground, 'record_decision', { decidedOn: today, ...delivery(today) })
  await moveOwn(ground, 'accept_assessment')
}

async function moveOwn(ground: Ground, name: string, facts: Record<string, string> = {}): Promise<void> {
  const { stage, own, caseId } = ground
  const form = { intent: 'move', move: name, version: await versionOf(ground), ...facts }
  const answer = await post(own.visitor, `/client-portal/cases/${caseId}`, form)
  const key = `${caseId} ${name}`
  enter(stage.ledger, answer, { kind: 'move', key, requested: { event: 1, notified: 1 }, statuses: doneOrSo })
}

export async function sendBack(stage: Stage): Promise<void> {
  const { ask, ledger, staff } = stage
  const own = await aFreshClient(stage)
  const caseId = await aCaseOf(stage, own.id, 'waiting_for_documents')
  const [item] = await ask<{ id: string }>(
    `insert into case_checklist_items (case_id, title) values ($1, 'Salary certificate') returning id`,
    [caseId],
  )
  const key = `${aDeviceToken()}.pdf`
  const form = () => aFile(key, { checklistItemId: item?.id ?? '' })
  const sent = await post(own.visitor, `/client-portal/cases/${caseId}/files/upload`, form)
  enter(ledger, sent, { kind: 'paper', key, requested: { document: 1, notified: 1 }, statuses: [200] })
  const [document] = await ask<{ id: string }>('select id from documents where original_filename = $1', [key])
  const reason = { intent: 'reject', document: document?.id ?? '', reason: key }
  const answer = await post(staff, `/admin/cases/${caseId}/documents`, reason)
  enter(ledger, answer, { kind: 'sending-back', key, requested: { document: 1, email: 1 }, statuses: doneOrSo })
}

export async function writeWithFile(stage: Stage): Promise<void> {
  const own = await aFreshClient(stage)
  const caseId = await aCaseOf(stage, own.id, 'in_preparation')
  const key = `${aDeviceToken()}.pdf`
  const fields = { intent: 'message', caseId, subject: 'A file', body: key, submissionKey: randomUUID() }
  const answer = await post(own.visitor, '/client-portal/messages/new', () => aFile(key, fields, 'file'))
  const requested = { message: 1, email: 1, attachment: 1, document: 1 }
  enter(stage.ledger, answer, { kind: 'message', key, requested })
}
