import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'

export type Kind =
  | 'order'
  | 'upload'
  | 'message'
  | 'enquiry'
  | 'registration'
  | 'newsletter'
  | 'request'
  | 'asking'
  | 'extension'
  | 'approval'

/** An act, and how often each thing must be in the database because of it. The first of them is the act itself. */
type Entry = { kind: Kind; key: string; wanted: Record<string, number> }

export type Ledger = {
  entries: Entry[]
  /** What the program has acknowledged. */
  note(kind: Kind, key: string, wanted: Record<string, number>): void
  /** What it has refused, or never answered. */
  refuse(kind: Kind, key: string, why: string): void
  faults: string[]
}

export function newLedger(): Ledger {
  const entries: Entry[] = []
  const faults: string[] = []
  return {
    entries,
    faults,
    note: (kind, key, wanted) => void entries.push({ kind, key, wanted }),
    refuse: (kind, key, why) => void faults.push(`${kind} ${key} was not taken: ${why}`),
  }
}

const sent = "l.state = 'sent'"

/** What there is of an act: rows (key, what, count). `$1` are the keys. */
const facts: Record<Kind, string> = {
  order: `
    with o as (select * from orders where buyer_email = any($1) and state = 'paid')
    select buyer_email as key, 'order' as what, count(*) from o group by 1
    union all select o.buyer_email, 'case', count(*) from o join cases c on c.order_id = o.id group by 1
    union all select o.buyer_email, 'confirmation', count(*) from o
      join letters l on l.event_key = 'order-confirmed-' || o.id and ${sent} group by 1
    union all select o.buyer_email, 'opening', count(*) from o join cases c on c.order_id = o.id
      join letters l on l.event_key = 'case-opened:' || c.id and ${sent} group by 1`,
  upload: `
    select original_filename as key, 'document' as what, count(*) from documents
    where original_filename = any($1) group by 1
    union all select d.original_filename, 'scanned', count(*) from documents d join stored_files f on f.id = d.file_id
      where d.original_filename = any($1) and f.scan_state = 'clean' group by 1`,
  message: `
    select body as key, 'message' as what, count(*) from messages where body = any($1) group by 1
    union all select m.body, 'letter', count(distinct m.id) from messages m
      join letters l on l.event_key like 'message:' || m.id || ':%' and ${sent} where m.body = any($1) group by 1`,
  enquiry: `
    select message as key, 'enquiry' as what, count(*) from leads where message = any($1) group by 1
    union all select e.message, 'receipt', count(*) from leads e
      join letters l on l.event_key = 'lead-receipt:' || e.id and ${sent} where e.message = any($1) group by 1`,
  registration: `
    select email as key, 'person' as what, count(*) from people where email = any($1) group by 1
    union all select p.email, 'letter', count(distinct p.id) from people p
      join letters l on l.to_address = p.email and ${sent} where p.email = any($1) group by 1`,
  request: `
    select m.body as key, 'case' as what, count(*) from messages m join cases c on c.id = m.case_id
      where m.body = any($1) group by 1
    union all select m.body, 'letter', count(*) from messages m
      join letters l on l.event_key = 'case-opened:' || m.case_id and ${sent} where m.body = any($1) group by 1`,
  asking: `
    select title as key, 'item' as what, count(*) from case_checklist_items where title = any($1) group by 1
    union all select i.title, 'letter', count(*) from case_checklist_items i
      join letters l on l.event_key like 'documents-asked:' || i.case_id || ':%' || i.id || '%' and ${sent}
      where i.title = any($1) group by 1`,
  extension: `
    select fee_cents::text as key, 'extension' as what, count(*) from case_extensions
      where fee_cents::text = any($1) group by 1
    union all select e.fee_cents::text, 'letter', count(*) from case_extensions e
      join letters l on l.event_key = 'extension:' || e.id and ${sent} where e.fee_cents::text = any($1) group by 1`,
  approval: `
    select filename as key, 'approval' as what, count(*) from case_approvals
      where filename = any($1) and voided_at is null group by 1
    union all select a.filename, 'event', count(*) from case_approvals a join case_events e on e.case_id = a.case_id
      and e.said ->> 'code' = 'moved' and e.said -> 'values' ->> 'move' = 'approve' where a.filename = any($1) group by 1`,
  newsletter: `
    select email as key, 'subscriber' as what, count(*) from subscribers where email = any($1) group by 1
    union all select s.email, 'letter', count(distinct s.id) from subscribers s
      join letters l on l.to_address = s.email and ${sent} where s.email = any($1) group by 1`,
}

/** Compares the ledger with the database, and waits up to 60 seconds for what must follow. */
export async function settle(site: Site, ledger: Ledger): Promise<Tally> {
  const { entries } = ledger
  let counts = await countAll(site, entries)
  const isDone = () =>
    entries.every(({ kind, key, wanted }) =>
      Object.entries(wanted).every(([what, count]) => (counts.get(`${kind} ${key} ${what}`) ?? 0) >= count),
    )
  for (const until = Date.now() + 60_000; !isDone() && Date.now() < until; counts = await countAll(site, entries))
    await pause(1_000)
  // What is done twice would be done about now.
  await pause(2_000)
  counts = await countAll(site, entries)
  const tally: Tally = { acts: entries.length, lost: 0, doubled: 0, unfinished: 0, faults: [...ledger.faults] }
  for (const { kind, key, wanted } of entries) {
    for (const [at, [what, count]] of Object.entries(wanted).entries()) {
      const found = counts.get(`${kind} ${key} ${what}`) ?? 0
      if (found === count) continue
      const fault = found > count ? 'doubled' : at === 0 ? 'lost' : 'unfinished'
      tally[fault]++
      tally.faults.push(`${kind} ${key}: ${found} × ${what} instead of ${count}`)
    }
  }
  tally.faults.push(...(await listStuckJobs(site, tally.unfinished > 0)))
  if (!(await site.isAuditWhole())) tally.faults.push('the audit log is not whole')
  return tally
}

async function countAll(site: Site, entries: Entry[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const keys = entries.filter((entry) => entry.kind === kind).map(({ key }) => key)
    for (const { key, what, count } of await site.ask<{ key: string; what: string; count: string }>(facts[kind], [
      keys,
    ]))
      counts.set(`${kind} ${key} ${what}`, Number(count))
  }
  return counts
}

/** Jobs that were given up; where something is unfinished, all that are due or failed, since one of them would have done it. */
async function listStuckJobs(site: Site, isAllAsked: boolean): Promise<string[]> {
  const jobs = await site.ask<{ task: string; attempts: number; seconds: number; holder: string; error: string }>(
    `select task_identifier as task, attempts, extract(epoch from run_at - now())::int as seconds,
       locked_by as holder, left(last_error, 200) as error
     from graphile_worker.jobs where (attempts >= max_attempts and locked_at is null)
       or ($1 and (attempts > 0 or run_at <= now()))`,
    [isAllAsked],
  )
  return jobs.map(
    ({ task, attempts, seconds, holder, error }) =>
      `job ${task}: attempt ${attempts}, due in ${seconds} s, held by ${holder ?? 'nobody'}, ${error ?? 'no error'}`,
  )
}
