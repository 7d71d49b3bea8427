import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { findCaseOfYearBefore, listFigures } from '#returns/amounts/figure-db.server.ts'
import { keyOf, newestOf } from '#returns/questions/answer.ts'
import { insertAnswer, listAnswers } from '#returns/questions/answer-db.server.ts'
import { answersChanged } from '#returns/questions/events.ts'
import { questionSetOf, takesAnswers } from '#returns/questions/question-set.ts'
import { loadHousehold } from '../load-household.server.ts'
import { listCertificates } from '../statement-db.server.ts'
import { answersFrom, type UsedCertificate } from './answers.ts'
import type { Certificate } from './certificate.ts'
import { ownerOfCertificate } from './owner.ts'

type Case = Pick<CaseRow, 'id' | 'clientName' | 'sharedWith'>

/** Certificates whose figures are used in a case. The caller must authorize access to the case first. */
export async function listUsedCertificates(db: Db | Tx, found: Case): Promise<UsedCertificate[]> {
  const rows = await listCertificates(db, found.id)
  if (rows.length === 0) return []
  const household = await loadHousehold(db, found)
  const figures = await listFigures(db, found.id)
  return rows.flatMap(({ id, state, content }) => {
    if (state !== 'taken' || !content) return []
    // Staff may have decided whose certificate it is, which only its figures show.
    const line = figures.find(({ statementId }) => statementId === id)
    const person = line ? line.person : ownerOfCertificate(content, household)
    return [{ id, person: person === 'partner' ? 'partner' : 'client', content }]
  })
}

/** Certificates of the year before; access to that case is checked by `findSeen`. */
export async function listCertificatesBefore(
  db: Db | Tx,
  found: Pick<CaseRow, 'id' | 'clientId' | 'taxYear'>,
  findSeen: (caseId: string) => Promise<{ id: string } | null>,
): Promise<Certificate[]> {
  const before = await findCaseOfYearBefore(db, found)
  if (!before || !(await findSeen(before.id))) return []
  const rows = await listCertificates(db, before.id)
  return rows.flatMap(({ state, content }) => (state === 'taken' && content ? [content] : []))
}

/**
 * Answers the questions that the certificates of a case cover, and has the figures of the answers computed again.
 * `corrected`: a certificate as it was before a correction.
 */
export async function followCertificates(
  tx: Tx,
  { now }: Pick<Services, 'now'>,
  found: CaseRow,
  corrected?: Pick<UsedCertificate, 'id' | 'content'>,
): Promise<void> {
  const set = questionSetOf(found)
  if (!set || !takesAnswers(found.state)) return
  const newest = newestOf(await listAnswers(tx, found.id))
  const codes = new Set(set.sections.flatMap(({ questions }) => questions).map(({ code }) => code))
  for (const { question, person, value } of answersFrom(await listUsedCertificates(tx, found), newest, corrected)) {
    if (!codes.has(question)) continue
    const version = (newest.get(keyOf({ question, person }))?.version ?? 0) + 1
    const answer = { caseId: found.id, question, person, version, value, mark: null, threadId: null }
    await insertAnswer(tx, { ...answer, isCarried: false, answeredBy: null, answeredAt: now() })
  }
  await publish(tx, answersChanged, { caseId: found.id })
}
