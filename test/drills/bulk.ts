import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { aZip } from '#test/files/a-zip.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { inboundEnv } from '#test/mail/inbound-email.ts'
import { awaited, post, type Stage } from './action.ts'
import { type Bulk, bulkAtOnce } from './bulk-at-once.ts'
import { envOf, type Outbound, startStandIns } from './outbound.ts'
import { atOnce, statuses } from './parallel-office.ts'
import { type SiteNode, startSite } from './site.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'

const importedClients = 150
const perClient = 2
const addressees = 24
/** The jobs of a killed worker are taken over half a minute later. */
const afterKillMs = 90_000

/** Work on many clients at once: the worker is killed in the middle; two nodes, tabs or clicks do the same thing. */
export const bulk: Drill = async ({ say }) => {
  let outbound: Outbound | undefined
  const site = await startSite(async (atEnd) => {
    outbound = await startStandIns(atEnd)
    return { ...envOf(outbound), ...inboundEnv }
  })
  const scanner = join(site.folder, 'clamd.sock')
  const env = { CLAMD_URL: `unix://${scanner}` }
  const errors: string[] = []
  const all = { ...steps, ...bulkAtOnce }
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
    for (const [name, step] of Object.entries(all)) {
      await forgetLimits(site)
      const begin = Date.now()
      await step(bulk).catch((error: unknown) => errors.push(`${name}: ${String(error)}`))
      say(`${name}: ${((Date.now() - begin) / 1000).toFixed(1)} s`)
    }
    const tally = await closeStage(site, stage, say)
    return { ...tally, acts: tally.acts + Object.keys(all).length, errors: [...errors, ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function killWhen({ ask }: Stage, worker: SiteNode, text: string, values: unknown[] = []): Promise<boolean> {
  let isSeen = false
  for (const until = Date.now() + afterKillMs; !isSeen && Date.now() < until; await pause(5))
    isSeen = (await ask(text, values)).length > 0
  await worker.end('SIGKILL')
  await worker.start()
  return isSeen
}

const steps: Record<string, (bulk: Bulk) => Promise<void>> = {
  'worker killed in an import': async ({ stage, killWhen, expect }) => {
    const folder = `b${randomUUID().slice(0, 6)}`
    const people = Array.from({ length: importedClients }, (_, at) => `${folder}-${at}@example.org`)
    const rows = people.map((email, at) => `${email},Ida ${lettersOf(at)},2024,Biel,2502,Seeweg`)
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
      (await awaited(stage, `select 1 from imports where id = $1 and state = 'imported'`, [id], afterKillMs)) !== null,
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
    expect((await awaited(stage, all, [subject], afterKillMs)) !== null, 'not all were sent')
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
    const counts = await awaited<{ documents: number; missing: number }>(stage, ready, [], afterKillMs)
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
}

const lettersOf = (at: number) => [...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
