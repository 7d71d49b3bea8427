import { randomUUID } from 'node:crypto'
import { blogCategories } from '#content/blog-post.ts'
import { illustrations } from '#content/drawing.ts'
import { statementPdf } from '#test/statements/statement-pdf.ts'
import { statementXml } from '#test/statements/statement-xml.ts'
import {
  aCaseOf,
  aDeviceToken,
  aFreshClient,
  awaited,
  doneOrSo,
  enter,
  type OwnClient,
  post,
  type Stage,
} from './action.ts'

export async function enterFigure(stage: Stage): Promise<void> {
  const { ledger, staff, caseIds } = stage
  const key = `Employer ${aDeviceToken()}`
  const path = `/admin/cases/${caseIds[ledger.entries.length % caseIds.length]}/figures`
  const answer = await post(staff, path, aFigure(key))
  enter(ledger, answer, { kind: 'figure', key, requested: { figure: 1 } })
}

export function aFigure(label: string): Record<string, string> {
  return { intent: 'enter', line: randomUUID(), code: '100', amount: '118640', person: 'client', label, note: '' }
}

export async function aStatement(key: string): Promise<() => FormData> {
  const xml = statementXml({
    ...{ id: `CH00012${randomUUID().replaceAll('-', '').slice(0, 14).toUpperCase()}2025123101`, bank: 'Bank Muster' },
    clients: [{ firstName: 'Dora', lastName: 'Drill' }],
    accounts: [{ value: '12345.60', taxed: '100', untaxed: '0', claim: '35' }],
    totals: { value: '12345.60', taxed: '100', untaxed: '0', claim: '35' },
  })
  const content = new Uint8Array(await statementPdf(xml))
  return () => {
    const form = new FormData()
    form.append('files', new Blob([content], { type: 'application/pdf' }), key)
    return form
  }
}

export const whatAStatementLeads = { document: 1, statement: 1, figure: 3 }

/** A client uploads a bank statement twice at the same time; its figures must be recorded only once. */
export async function sendStatement(stage: Stage): Promise<void> {
  const own = await aFreshClient(stage)
  const caseId = await aCaseOf(stage, own.id, 'in_preparation')
  const key = `${aDeviceToken()}.pdf`
  const form = await aStatement(key)
  const send = () => post(own.visitor, `/client-portal/cases/${caseId}/files/upload`, form)
  const [first] = await Promise.all([send(), send()])
  enter(stage.ledger, first, { kind: 'statement', key, requested: whatAStatementLeads, statuses: [200] })
}

export async function aDraft(
  stage: Stage,
  title: string,
): Promise<{ path: string; form: Record<string, string> } | null> {
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await post(stage.staff, '/admin/content/new', { kind: 'article', title, slug, language: 'en' })
  const entry = await awaited<{ id: string; version: number }>(
    stage,
    `select id, version from content_items where kind = 'article' and slug = $1`,
    [slug],
  )
  const fields = {
    ...{ title, slug, body: 'Register with the commune within fourteen days.', 'fields.summary': 'The first days.' },
    ...{ 'fields.category': blogCategories[0]?.name ?? '', 'fields.difficulty': 'Beginner', 'fields.tags': 'moving' },
    ...{ 'fields.author': 'Anna Keller', 'fields.authorTitle': 'Tax adviser', 'fields.lawState': '2026-11-22' },
    ...{ 'fields.illustration': illustrations[0], 'fields.imageAlt': 'Circles' },
  }
  return entry && { path: `/admin/content/${entry.id}`, form: { ...fields, version: String(entry.version) } }
}

export async function publishArticle(stage: Stage): Promise<void> {
  const key = `Article ${aDeviceToken()}`
  const draft = await aDraft(stage, key)
  if (!draft) return stage.ledger.refuse('entry', key, 'no draft was begun')
  const answer = await post(stage.staff, draft.path, { ...draft.form, intent: 'publish' })
  enter(stage.ledger, answer, { kind: 'entry', key, requested: { entry: 1 }, statuses: doneOrSo })
}

export async function aCampaign(stage: Stage, subject: string) {
  const { ask, staff } = stage
  const place = (await post(staff, '/admin/newsletter', {}))?.headers.get('Location')
  if (!place) return null
  const form = { intent: 'save', version: '1', subject, introduction: 'What has changed.', topics: 'articles' }
  await post(staff, place, { ...form, locale: 'en-CH' })
  const [row] = await ask<{ version: number; readers: string }>(
    `select version, (select count(*) from subscribers s where s.state = 'confirmed' and 'articles' = any(s.topics)) as readers
     from campaigns where subject = $1`,
    [subject],
  )
  const readers = Number(row?.readers)
  if (!row) return null
  return {
    ...{ path: place, start: { intent: 'start', version: String(row.version) } },
    requested: { campaign: 1, reader: readers, email: readers },
  }
}

export async function sendCampaign(stage: Stage): Promise<void> {
  const key = `Letter ${aDeviceToken()}`
  const email = await aCampaign(stage, key)
  if (!email) return stage.ledger.refuse('campaign', key, 'no letter was written')
  const answer = await post(stage.staff, email.path, email.start)
  enter(stage.ledger, answer, { kind: 'campaign', key, requested: email.requested, statuses: doneOrSo })
}

async function aHousehold(stage: Stage): Promise<{ client: OwnClient; caseId: string }> {
  const [client, partner] = [await aFreshClient(stage), await aFreshClient(stage)]
  await stage.ask(
    `insert into partners (client_id, person_id, email, first_name, last_name, expires_at, invited_at, accepted_at)
     values ($1, $2, $3, 'Paul', 'Drill', now() + interval '7 days', now() - interval '1 hour', now())`,
    [client.id, partner.id, partner.email],
  )
  return { client, caseId: await aCaseOf(stage, client.id, 'in_preparation') }
}

/** Staff write about a shared case: both clients must get an email. */
export async function writeToHousehold(stage: Stage): Promise<void> {
  const { caseId } = await aHousehold(stage)
  const key = `To both ${aDeviceToken()}`
  const form = { subject: 'Your tax return', body: key, key: randomUUID() }
  const answer = await post(stage.staff, `/admin/cases/${caseId}/messages`, form)
  const requested = { message: 1, 'to the client': 1, 'to the partner': 1 }
  enter(stage.ledger, answer, { kind: 'household', key, requested })
}

export async function mergeClients(stage: Stage): Promise<void> {
  const [saved, gone] = [await aFreshClient(stage), await aFreshClient(stage)]
  await aCaseOf(stage, gone.id, 'in_preparation')
  const form = { reason: 'The same person', sure: 'yes' }
  const answer = await post(stage.staff, `/admin/clients/${saved.id}/merge/${gone.id}`, form)
  const requested = { merged: 1, email: 2 }
  enter(stage.ledger, answer, { kind: 'merge', key: gone.id, requested, statuses: [...doneOrSo, 404] })
}

export const officeFlows = [enterFigure, publishArticle, sendCampaign, writeToHousehold, mergeClients]
