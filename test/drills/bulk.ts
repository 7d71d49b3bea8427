import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { swissDay } from '#platform/day.ts'
import { aZip } from '#test/files/a-zip.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { aReply, inboundEnv, inboundRequest } from '#test/mail/inbound-email.ts'
import { aCaseOf, awaited, post, type Stage } from './action.ts'
import { aBankFile, orderByInvoice } from './money-flows.ts'
import { envOf, type Outbound, startStandIns } from './outbound.ts'
import { atOnce, statuses } from './parallel-office.ts'
import { type Site, type SiteNode, startSite } from './site.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'

type Bulk = {
  site: Site
  stage: Stage
  bases: string[]
  outbound: Outbound
  scanner: string
  /** Kills the worker as soon as a query returns a row, and starts it again. */
  killWhen(text: string, values?: unknown[]): Promise<boolean>
  expect(isSo: boolean, error: string): void
}

const importedClients = 150
const perClient = 2
const addressees = 24

/** Work on many clients at once: the worker is killed in the middle; two nodes, tabs or clicks do the same thing. */
export const bulk: Drill = async ({ isFull, say }) => {
  let outbound: Outbound | undefined
  let scanner = ''
  const site = await startSite(async (atEnd) => {
    outbound = await startStandIns(atEnd)
    return { ...envOf(outbound), ...inboundEnv }
  })
  scanner = join(site.folder, 'clamd.sock')
  const env = { CLAMD_URL: `unix://${scanner}` }
  const errors: string[] = []
  try {
    if (!outbound) throw new Error('the stand-ins did not start')
    await startClamdStandIn({ path: scanner, delayMs: 50, atEnd: site.atEnd })
    const webs = [await site.addNode({ role: 'web', env }), await site.addNode({ role: 'web', env })]
    const worker = await site.addNode({ role: 'worker', env })
    const [first] = webs
    const stage = await openStage(site, first?.base ?? '', outbound)
    const bulk: Bulk = {
      ...{ site, stage, outbound, scanner, bases: webs.map(({ base }) => base) },
      killWhen: (text, values) => killWhen(stage, worker, text, values),
      expect: (isSo, error) => void (isSo || errors.push(error)),
    }
    for (const [name, step] of Object.entries(steps)) {
      await forgetLimits(site)
      const begin = Date.now()
      await step(bulk).catch((error: unknown) => errors.push(`${name}: ${String(error)}`))
      say(`${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`)
    }
    if (isFull) say('no more steps')
    const tally = await closeStage(site, stage, say)
    return { ...tally, acts: tally.acts + Object.keys(steps).length, errors: [...errors, ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function killWhen({ ask }: Stage, worker: SiteNode, text: string, values: unknown[] = []): Promise<boolean> {
  let isSeen = false
  for (const until = Date.now() + 60_000; !isSeen && Date.now() < until; await pause(5))
    isSeen = (await ask(text, values)).length > 0
  await worker.end('SIGKILL')
  await worker.start()
  return isSeen
}

const steps: Record<string, (bulk: Bulk) => Promise<void>> = {
  'worker killed in an import': async ({ stage, killWhen, expect }) => {
    const folder = `b${randomUUID().slice(0, 6)}`
    const people = Array.from({ length: importedClients }, (_, at) => `${folder}-${at}@example.org`)
    const rows = people.map((email, at) => `${email},Client ${folder}${at},2024,Biel,2502,Seeweg`)
    const form = new FormData()
    form.append('table', new File([['Email,Full name,Tax years,Town,Zip,Street', ...rows].join('\n')], 'clients.csv'))
    const files = people.flatMap((email) =>
      Array.from({ length: perClient }, (_, at) => ({
        name: `${email}/2024/${at}.pdf`,
        content: samplePdf([email, String(at)]),
      })),
    )
    form.append('zip', new File([new Uint8Array(aZip(files))], 'files.zip'))
    const sent = await post(stage.staff, '/admin/import', () => form)
    const path = new URL(sent?.headers.get('Location') ?? '', stage.base).pathname
    const id = path.split('/').pop() ?? ''
    const state = (is: string) => awaited(stage, 'select 1 from imports where id = $1 and state = $2', [id, is])
    const [{ mapping = [] } = {}] = await stage.ask<{ mapping: string[] }>(
      'select mapping from imports where id = $1',
      [id],
    )
    const columns = Object.fromEntries(mapping.map((field, at) => [`column-${at}`, field ?? '']))
    await post(stage.staff, path, { intent: 'columns', ...columns })
    expect((await state('checked')) !== null, 'the dry run did not end')
    await post(stage.staff, path, { intent: 'import' })
    const done = 'select 1 from import_rows where import_id = $1 and done_at is not null having count(*) > 20'
    expect(await killWhen(done, [id]), 'no row was imported')
    const filed = 'select 1 from import_files where import_id = $1 and done_at is not null having count(*) > 20'
    expect(await killWhen(filed, [id]), 'no file was imported')
    const [{ before = '' } = {}] = await stage.ask<{ before: string }>(
      'select state as before from imports where id = $1',
      [id],
    )
    expect(before === 'importing', `the import was ${before} when the worker was killed`)
    expect(
      (await awaited(stage, `select 1 from imports where id = $1 and state = 'imported'`, [id])) !== null,
      'the import did not end',
    )
    const [counts] = await stage.ask<{ people: number; cases: number; documents: number }>(
      `select count(distinct p.id)::int as people, count(distinct c.id)::int as cases, count(distinct d.id)::int as documents
       from people p left join cases c on c.client_id = p.id left join documents d on d.case_id = c.id where p.email like $1`,
      [`${folder}-%`],
    )
    const { people: clients, cases, documents } = counts ?? {}
    expect(
      clients === importedClients && cases === importedClients && documents === importedClients * perClient,
      `imported ${JSON.stringify(counts)}`,
    )
  },
  'worker killed in a message to many clients': async ({ stage, outbound, killWhen, expect }) => {
    const cases = await stage.ask<{ id: string }>(
      `select c.id from cases c join people p on p.id = c.client_id where p.email like 'b%@example.org' and p.role = 'client'
       order by c.id limit ${addressees}`,
    )
    await stage.ask(`update people set status = 'active', email_verified = true where email like 'b%@example.org'`)
    const form = new FormData()
    const subject = `To all ${randomUUID().slice(0, 6)}`
    const fields = { subject, body: 'Dear {firstName}, please send your documents.', key: randomUUID(), intent: 'send' }
    for (const { id } of cases) form.append('case', id)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const both = await atOnce(2, () => post(stage.staff, '/admin/cases/message', () => form))
    expect(
      both.every((one) => one?.status === 303),
      `starting was answered ${statuses(both)}`,
    )
    const some = 'select 1 from messages where subject = $1 having count(*) > 4'
    expect(await killWhen(some, [subject]), 'no message was sent')
    const all = `select 1 from mass_message_recipients r join mass_messages m on m.id = r.mass_message_id
      where m.subject = $1 and r.state = 'sent' having count(*) = ${cases.length}`
    expect((await awaited(stage, all, [subject])) !== null, 'not all were sent')
    const sent = `select p.email, count(distinct m.id)::int as messages, count(distinct e.id)::int as emails from messages m
      join people p on p.id = m.client_id left join emails e on e.event_key like 'message:' || m.id || '%'
      where m.subject = $1 group by 1`
    const rows = await stage.ask<{ email: string; messages: number; emails: number }>(sent, [subject])
    const wrong = rows.filter(({ messages, emails }) => messages !== 1 || emails !== 1)
    expect(
      rows.length === cases.length && wrong.length === 0,
      `messages: ${rows.length}, wrong ${JSON.stringify(wrong)}`,
    )
    await awaited(
      stage,
      `select 1 where not exists (select from emails where state <> 'sent' and to_address like 'b%@example.org')`,
      [],
    )
    const times = rows.map(({ email }) => outbound.mail.deliveries.filter(({ to }) => to.includes(email)).length)
    expect(
      times.every((count) => count === 1),
      `emails that arrived: ${times.join(' ')}`,
    )
  },
  'worker killed in the export of everything': async ({ stage, site, killWhen, expect }) => {
    const form = { password: site.password }
    const both = await atOnce(2, () => post(stage.staff, '/admin/import/everything', form))
    expect(both.filter((one) => one?.status === 303).length === 1, `asking twice was answered ${statuses(both)}`)
    await killWhen(
      `select 1 from graphile_worker.jobs where task_identifier = 'make-firm-export' and locked_at is not null`,
    )
    const [made] = await stage.ask<{ id: string; ready: boolean }>(
      'select id, ready_at is not null as ready from firm_exports',
    )
    expect(made?.ready === false, 'the export was ready before the worker was killed')
    const ready = 'select document_count as documents, left_out as missing from firm_exports where ready_at is not null'
    const counts = await awaited<{ documents: number; missing: number }>(stage, ready, [])
    const [there] = await stage.ask<{ count: number }>('select count(*)::int as count from documents')
    expect(
      counts?.missing === 0 && counts.documents === there?.count,
      `exported ${JSON.stringify(counts)} of ${there?.count}`,
    )
    const archive = await stage.staff.get(`/admin/import/everything/${made?.id}`)
    expect(
      archive.status === 200 && archive.body.subarray(0, 2).toString() === 'PK',
      `the archive answers ${archive.status}`,
    )
    const ends = await stage.ask<{ count: number }>('select count(*)::int as count from firm_exports')
    expect(ends[0]?.count === 1, 'there are several exports')
  },
  'a reply by email on two nodes at once': async (bulk) => {
    const { stage, bases, expect } = bulk
    const to = await aReplyAddress(bulk)
    const content = samplePdf(['By email', randomUUID()])
    const raw = aReply({
      to,
      from: 'client@example.com',
      messageId: `<${randomUUID()}@x>`,
      text: raw5,
      files: [{ name: 'two.pdf', content }],
    })
    const answers = await atOnce(6, (at) => deliver(bases[at % 2] ?? '', raw))
    expect(
      answers.every((one) => one === 'stored' || one === 'known' || one === 'busy'),
      `answered ${answers.join(' ')}`,
    )
    expect(answers.filter((one) => one === 'stored').length === 1, `stored: ${answers.join(' ')}`)
    const counted = `select count(*)::int as messages, sum((select count(*) from message_attachments a where a.message_id = m.id))::int as files,
      (select count(*)::int from emails e where e.event_key like 'message:' || min(m.id::text) || '%') as emails
      from messages m where m.body = $1 and m.is_by_email`
    const [row] = await stage.ask<Record<string, number>>(counted, [raw5])
    expect(row?.messages === 1 && row.files === 1 && row.emails === 1, `stored ${JSON.stringify(row)}`)
  },
  'a scanner that hangs while an attachment arrives': async (bulk) => {
    const { stage, bases, scanner, expect, site } = bulk
    const to = await aReplyAddress(bulk)
    await site.ask(`select 1`)
    const name = `${randomUUID().slice(0, 8)}.pdf`
    const hanging = await swapScanner(bulk, { isCircuitOpen: true })
    const files = [{ name, content: samplePdf(['While it hangs', name]) }]
    const begin = Date.now()
    const answer = await deliver(
      bases[0] ?? '',
      aReply({ to, from: 'client@example.com', messageId: `<${name}@x>`, files }),
    )
    expect(answer === 'stored', `while the scanner hangs: ${answer}`)
    expect(Date.now() - begin < 5_000, `the answer took ${Date.now() - begin} ms`)
    const open = `select d.id, f.scan_state as state from documents d join stored_files f on f.id = d.file_id where d.original_filename = $1`
    const [document] = await stage.ask<{ id: string; state: string }>(open, [name])
    const early = await stage.staff.get(`/admin/documents/${document?.id}`)
    expect(
      document?.state === 'pending' && early.status !== 200,
      `unscanned: ${document?.state}, answered ${early.status}`,
    )
    await pause(3_000)
    await hanging.stop()
    await startClamdStandIn({ path: scanner, atEnd: site.atEnd })
    const clean = await awaited(stage, `${open} and f.scan_state = 'clean'`, [name])
    expect(clean !== null, 'the file was not scanned once the scanner was back')
  },
  'two tabs that decide about one order': async ({ stage, bases, expect }) => {
    const billed = await orderByInvoice(stage)
    if (!billed) return expect(false, 'nothing was billed')
    const byReference = `select o.id, o.person_id as person from orders o join invoices i on i.order_id = o.id where i.reference = $1`
    const [order] = await stage.ask<{ id: string; person: string }>(byReference, [billed.reference])
    await aCaseOf(stage, order?.person ?? '', 'in_preparation')
    await post(stage.staff, '/admin/billing/payments', () => aBankFile(billed, randomUUID()))
    const held = await awaited<{ line: string; unit: number }>(
      stage,
      'select order_line_id as line, unit_number as unit from held_openings where order_id = $1',
      [order?.id],
    )
    if (!held) return expect(false, 'the order is not held')
    const form = (at: number): Record<string, string> => ({
      ...{ line: held.line, unit: String(held.unit) },
      ...(at % 2 ? { intent: 'join-case' } : { intent: 'second-case', words: 'For his brother' }),
    })
    const both = bases.map((base) => stage.staff.at(base))
    const answers = await atOnce(6, (at) => post(both[at % 2] ?? stage.staff, `/admin/orders/${order?.id}`, form(at)))
    expect(answers.filter((one) => one?.status === 303).length === 1, `decided: ${statuses(answers)}`)
    expect(
      answers.every((one) => one?.status === 303 || one?.status === 409),
      `decided: ${statuses(answers)}`,
    )
    const [row] = await stage.ask<{ cases: number; joined: boolean; emails: number }>(
      `select (select count(*)::int from cases c where c.client_id = o.person_id) as cases, h.is_joined as joined,
       (select count(*)::int from emails e where e.event_key like 'order-decided:' || h.order_line_id || '%') as emails
       from held_openings h join orders o on o.id = h.order_id where h.order_id = $1`,
      [order?.id],
    )
    expect(row?.emails === 1 && row.cases === (row.joined ? 1 : 2), `after the decision: ${JSON.stringify(row)}`)
  },
  'an invoice without a quote sent five times': async ({ stage, bases, expect }) => {
    const [client] = await stage.ask<{ id: string }>(`select id from people where email = 'client@example.com'`)
    const title = `Advice ${randomUUID().slice(0, 8)}`
    const form = {
      id: randomUUID(),
      text0: title,
      amount0: '540',
      plan: 'once',
      due: swissDay(new Date()),
      country: 'CH',
    }
    const both = bases.map((base) => stage.staff.at(base))
    const answers = await atOnce(5, (at) =>
      post(both[at % 2] ?? stage.staff, `/admin/billing/new?client=${client?.id}`, form),
    )
    const places = new Set(answers.map((one) => one?.headers.get('Location')?.split('?')[0]))
    expect(
      answers.every((one) => one?.status === 303) && places.size === 1,
      `answered ${statuses(answers)} ${[...places]}`,
    )
    const counted = `select count(distinct i.id)::int as invoices from invoices i join invoice_lines l on l.invoice_id = i.id where l.title = $1`
    const [row] = await stage.ask<{ invoices: number }>(counted, [title])
    expect(row?.invoices === 1, `${row?.invoices} invoices were issued`)
  },
}

const raw5 = `The same reply ${randomUUID()}`

async function swapScanner({ site, scanner }: Bulk, options: { isCircuitOpen: boolean }) {
  const { rm } = await import('node:fs/promises')
  await rm(scanner, { force: true })
  return startClamdStandIn({ path: scanner, ...options, atEnd: site.atEnd })
}

/** Staff write to the demo client; the address comes from the email that arrived. */
async function aReplyAddress({ stage, outbound }: Bulk): Promise<string> {
  const [client] = await stage.ask<{ id: string }>(`select id from people where email = 'client@example.com'`)
  const before = outbound.mail.deliveries.length
  const message = {
    caseId: stage.caseIds[0] ?? '',
    subject: `A question ${randomUUID()}`,
    body: 'Is this right?',
    key: randomUUID(),
  }
  await post(stage.staff, `/admin/messages/new?client=${client?.id}`, message)
  for (const until = Date.now() + 30_000; Date.now() < until; await pause(100))
    for (const { to, raw } of outbound.mail.deliveries.slice(before)) {
      const address = /reply\+[a-z2-7]+@[a-z.]+/.exec(raw)?.[0]
      if (to.includes('client@example.com') && address) return address
    }
  throw new Error('no notification with a reply address arrived')
}

async function deliver(base: string, raw: Buffer): Promise<string> {
  const answer = await fetch(`${base}/api/webhooks/inbound-email`, inboundRequest(raw, new Date()))
  return Object(await answer.json()).result
}
