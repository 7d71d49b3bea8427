import type { Stage } from './act.ts'
import { readUploadsBack } from './flows.ts'
import { newLedger, settle } from './ledger.ts'
import type { Site } from './site.ts'
import type { Tally } from './tally.ts'
import { aClient, aStaffMember } from './visitor.ts'

/** The demo world's client, signed in at `base`, and those of its cases that take documents. */
export async function openStage(site: Site, base: string): Promise<Stage> {
  const client = await aClient(base, site.password)
  const cases = await site.ask<{ id: string }>(
    `select c.id from cases c join people p on p.id = c.client_id where p.email = 'client@example.com'
     and c.state in ('intake', 'waiting_for_documents', 'in_preparation', 'review')`,
  )
  const staff = await aStaffMember(base, site.password)
  const { ask, password } = site
  return { ask, password, base, ledger: newLedger(), client, staff, caseIds: cases.map(({ id }) => id) }
}

/** Compares what was acknowledged with what there is: rows, what follows from them, and the content of files. */
export async function closeStage(site: Site, stage: Stage): Promise<Tally> {
  const tally = await settle(site, stage.ledger)
  const broken = await readUploadsBack(stage, async (keys) => {
    const rows = await site.ask<{ id: string; name: string }>(
      'select id, original_filename as name from documents where original_filename = any($1)',
      [keys],
    )
    return new Map(rows.map(({ id, name }) => [name, id]))
  })
  tally.lost += broken.length
  tally.faults.push(...broken.map((key) => `upload ${key} cannot be read back`))
  return tally
}

/** The limits count by person and mailbox too; a drill does more than one person would. */
export async function forgetLimits(site: Site): Promise<void> {
  await site.ask('delete from rate_limits')
}
