import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import { swissDay } from '#platform/day.ts'
import { startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { aReply, inboundRequest } from '#test/mail/inbound-email.ts'
import { aCaseOf, awaited, post, type Stage } from './action.ts'
import { aBankFile, orderByInvoice } from './money-flows.ts'
import type { Outbound } from './outbound.ts'
import { atOnce, statuses } from './parallel-office.ts'
import type { Site } from './site.ts'

export type Bulk = {
  site: Site
  stage: Stage
  bases: string[]
  outbound: Outbound
  scanner: string
  /** Kills the worker as soon as a query returns a row, and starts it again. */
  killWhen(text: string, values?: unknown[]): Promise<boolean>
  expect(isSo: boolean, error: string): void
}

/** The same thing at once on two nodes, in two tabs or by several clicks, and while the virus scanner hangs. */
export const bulkAtOnce: Record<string, (bulk: Bulk) => Promise<void>> = {
  'a reply by email on two nodes at once': async (bulk) => {
    const { stage, bases, expect } = bulk
    const to = await aReplyAddress(bulk)
    const content = samplePdf(['By email', randomUUID()])
    const raw = aReply({
      to,
      from: 'client@example.com',
      messageId: `<${randomUUID()}@x>`,
      text: sameText,
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
    const [row] = await stage.ask<Record<string, number>>(counted, [sameText])
    expect(row?.messages === 1 && row.files === 1 && row.emails === 1, `stored ${JSON.stringify(row)}`)
  },
  'a scanner that hangs while an attachment arrives': async (bulk) => {
    const { stage, bases, scanner, expect, site } = bulk
    const to = await aReplyAddress(bulk)
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
      document?.state === 'unscanned' && early.status !== 200,
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

const sameText = `The same reply ${randomUUID()}`

async function swapScanner({ site, scanner }: Bulk, options: { isCircuitOpen: boolean }) {
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
