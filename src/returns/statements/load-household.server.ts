import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { findPartnerName } from '#returns/facts/facts-db.server.ts'
import { newestOf } from '#returns/questions/answer.ts'
import { listAnswers } from '#returns/questions/answer-db.server.ts'
import { hasPartner, partnerNameKey } from '#returns/questions/requested-answers.ts'

/** `partner` may be a first name only, as the client has answered it. */
export type Household = { client: string; partner: string | null }

/** Names of the people whose statements a case can hold. */
export async function loadHousehold(
  db: Db | Tx,
  { id, clientName, sharedWith }: Pick<CaseRow, 'id' | 'clientName' | 'sharedWith'>,
): Promise<Household> {
  const partner = await findPartnerName(db, sharedWith)
  if (partner !== null) return { client: clientName, partner }
  const answers = newestOf(await listAnswers(db, id))
  const answered = hasPartner(answers) ? answers.get(partnerNameKey)?.value : null
  return { client: clientName, partner: typeof answered === 'string' && answered.trim() ? answered : null }
}
