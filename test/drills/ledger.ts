import { setTimeout as pause } from 'node:timers/promises'
import { facts, type Kind } from './facts.ts'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'

export type { Kind }

/** An action, and how often each of its effects must be in the database; the first effect is the action itself. */
type ContentItem = { kind: Kind; key: string; requested: Record<string, number> }

export type Ledger = {
  entries: ContentItem[]
  note(kind: Kind, key: string, requested: Record<string, number>): void
  refuse(kind: Kind, key: string, why: string): void
  errors: string[]
}

export function newLedger(): Ledger {
  const entries: ContentItem[] = []
  const errors: string[] = []
  return {
    entries,
    errors,
    note: (kind, key, requested) => void entries.push({ kind, key, requested }),
    refuse: (kind, key, why) => void errors.push(`${kind} ${key} was not taken: ${why}`),
  }
}

const timeoutMs = (kind: Kind) => (kind === 'campaign' ? 150_000 : 60_000)

/** Compares the ledger with the database, after waiting up to 60 seconds for follow-up work. */
export async function settle(site: Site, ledger: Ledger): Promise<Tally> {
  const { entries } = ledger
  let counts = await countAll(site, entries)
  const isDone = ({ kind, key, requested }: ContentItem) =>
    Object.entries(requested).every(([what, count]) => (counts.get(`${kind} ${key} ${what}`) ?? 0) >= count)
  const begin = Date.now()
  const late = new Set<ContentItem>()
  const waits = () => entries.some((entry) => !isDone(entry) && !late.has(entry))
  for (; waits(); counts = await countAll(site, entries)) {
    const spentMs = Date.now() - begin
    for (const entry of entries) if (!isDone(entry) && spentMs > timeoutMs(entry.kind)) late.add(entry)
    await pause(1_000)
  }
  // Wait before counting, so that duplicates have time to appear.
  await pause(2_000)
  counts = await countAll(site, entries)
  const tally: Tally = { acts: entries.length, lost: 0, doubled: 0, unfinished: 0, errors: [...ledger.errors] }
  for (const entry of entries) {
    const { kind, key, requested } = entry
    if (late.has(entry) && isDone(entry)) {
      tally.unfinished++
      tally.errors.push(`${kind} ${key} was finished too late`)
    }
    for (const [at, [what, count]] of Object.entries(requested).entries()) {
      const found = counts.get(`${kind} ${key} ${what}`) ?? 0
      if (found === count) continue
      const problem = found > count ? 'doubled' : at === 0 ? 'lost' : 'unfinished'
      tally[problem]++
      tally.errors.push(`${kind} ${key}: ${found} × ${what} instead of ${count}`)
    }
  }
  tally.errors.push(...(await listStuckJobs(site, tally.unfinished > 0)))
  const auditError = await site.auditError()
  if (auditError !== null) tally.errors.push(`verify-audit failed: ${auditError}`)
  return tally
}

async function countAll(site: Site, entries: ContentItem[]): Promise<Map<string, number>> {
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

/** Lists jobs that have failed for good. With `isAllRequested`, also lists jobs that are due or waiting for a retry. */
async function listStuckJobs(site: Site, isAllRequested: boolean): Promise<string[]> {
  const jobs = await site.ask<{ task: string; attempts: number; seconds: number; holder: string; error: string }>(
    `select task_identifier as task, attempts, extract(epoch from run_at - now())::int as seconds,
       locked_by as holder, left(last_error, 200) as error
     from graphile_worker.jobs where (attempts >= max_attempts and locked_at is null)
       or ($1 and (attempts > 0 or run_at <= now()))`,
    [isAllRequested],
  )
  return jobs.map(
    ({ task, attempts, seconds, holder, error }) =>
      `job ${task}: attempt ${attempts}, due in ${seconds} s, held by ${holder ?? 'no worker'}, ${error ?? 'no error'}`,
  )
}
