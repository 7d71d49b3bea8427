import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { listOpenCasesOf } from '#cases/process/case-db.server.ts'
import { staffNotified } from '#cases/process/case-emails.tsx'
import type { Services } from '#platform/services.ts'

type Entered = { personId: string; kind: 'first' | 'corrected' | 'moved'; at: string }

/** After a change of address, emails each adviser of the client's open cases once; the email omits the address. */
export async function notifyAddress(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { personId, kind, at }: Entered,
): Promise<void> {
  if (kind === 'first') return
  await db.transaction().execute(async (tx) => {
    const byAdviser = Map.groupBy(await listOpenCasesOf(tx, personId), ({ assignedTo }) => assignedTo)
    for (const [assignedTo, [found]] of byAdviser) {
      if (!found) continue
      const email = () => staffNotified(config.PUBLIC_URL, found, { code: `address-${kind}`, values: {} })
      const eventKey = `address-entered:${personId}:${at}`
      await notifyStaff(tx, { assignedTo }, { eventKey, about: 'addresses' }, email)
    }
  })
}
