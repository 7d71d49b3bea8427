import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import type { StatusKind } from '#design/feedback/status.tsx'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { isStated, newestOf } from '#returns/questions/answer.ts'
import { listAnswerItems, listAnswers } from '#returns/questions/answer-db.server.ts'
import { questionPaths } from '#returns/questions/propose-answers.server.ts'
import { questionSetOf, takesAnswers } from '#returns/questions/question-set.ts'
import { hasPartner, requestedOf } from '#returns/questions/requested-answers.ts'
import { listReadings } from './reader/reading-queue-db.server.ts'
import { recognitionOf } from './recognition.ts'
import { mayBeRead } from './remarks.ts'
import { notesFrom } from './salary/answers.ts'
import { listUsedCertificates } from './salary/follow-certificates.server.ts'
import { isFilled, listStatements, type StatementRow } from './statement-db.server.ts'
import { reasonsFor } from './statement-view.ts'

const copy = () => t(returnTexts.documentReading)

/** What a client learns about the reading of a document. `isIllegible`: a better photograph or the PDF would help. */
export type ReadingNote = { kind: StatusKind; text: string; isIllegible: boolean }

const minuteMs = 60_000
/** How long after an upload a document is expected to be read; after that, nothing is said until it is. */
const waitMs = 10 * minuteMs
/** How long after a reading the expected tax may still change. */
const settleMs = 15_000

const illegible: readonly string[] = ['not-legible', 'damaged', 'incomplete']

/** What was read from the documents of a case. `isReading`: this will soon change. Callers must authorize access. */
export async function loadReadings({ db, now }: Pick<Services, 'db' | 'now'>, found: CaseRow) {
  const at = now().getTime()
  const documents = (await listCaseDocuments(db, found.id)).filter(mayBeRead)
  const queue = new Map((await listReadings(db, found.id)).map((one) => [one.documentId, one]))
  const statements = Map.groupBy(await listStatements(db, found.id), ({ documentId }) => documentId)
  const forCertificates = (await listAnswerItems(db, found.id))
    .filter(({ document }) => document === 'salary-certificate')
    .map(({ itemId }) => itemId)
  const notes: Record<string, ReadingNote[]> = {}
  let isReading = false
  for (const { id, state, createdAt, checklistItemId } of documents) {
    const reading = queue.get(id)
    const read = statements.get(id)
    const isOwnTurn = !reading || (reading.readAt === null && reading.notBefore.getTime() <= at)
    const isWaiting = state === 'received' && !read && isOwnTurn && at - createdAt.getTime() < waitMs
    if (isWaiting || (reading?.readAt && at - reading.readAt.getTime() < settleMs)) isReading = true
    if (isWaiting) notes[id] = [{ kind: 'prog', text: copy().reading, isIllegible: false }]
    else if (read && state !== 'rejected') notes[id] = read.toReversed().map(noteOn)
    else if (reading?.readAt && state === 'received' && checklistItemId && forCertificates.includes(checklistItemId)) {
      notes[id] = [{ kind: 'warn', text: copy().nothingRead, isIllegible: true }]
    }
  }
  return { notes, isReading, moved: await findMoved({ db }, found) }
}

export type Readings = Awaited<ReturnType<typeof loadReadings>>

function noteOn(row: StatementRow): ReadingNote {
  const name = nameOf(row)
  if (row.state === 'taken') return { kind: 'done', text: name, isIllegible: false }
  if (row.state === 'replaced') return { kind: 'off', text: copy().notUsed(name), isIllegible: false }
  const why = row.reason ? say(reasonsFor(row, 'client'), row.reason) : ''
  const isIllegible = row.state === 'unreadable' && row.reason !== null && illegible.includes(row.reason.code)
  const text = [name && `${name}.`, why].filter(Boolean).join(' ')
  return { kind: row.state === 'held' ? 'wait' : 'warn', text, isIllegible }
}

function nameOf(row: StatementRow): string {
  if (!isFilled(row)) return ''
  const { what, name, from } = recognitionOf(row)
  const recognised = t(caseTexts.recognitions)[what](name, from)
  const net = row.kind === 'salary-certificate' ? row.content.amounts['11'] : undefined
  if (net === undefined || what === 'e-tax') return recognised
  return copy().withNet[what](recognised, formatMoney(net, { decimals: net % 100 === 0 ? 0 : 2 }))
}

/** A certificate for a part of the year while it is not known whether the client moved. */
async function findMoved({ db }: Pick<Services, 'db'>, found: CaseRow): Promise<{ text: string; path: string } | null> {
  const set = questionSetOf(found)
  if (!set || !takesAnswers(found.state)) return null
  const answers = newestOf(await listAnswers(db, found.id))
  if (isStated(answers.get('joint.moved'))) return null
  const note = notesFrom(await listUsedCertificates(db, found), answers).get('joint.moved')
  const path = questionPaths(found.id, requestedOf(set, answers), hasPartner(answers)).get('joint.moved')
  if (note?.code !== 'part-year' || !path) return null
  const { employer, from, until } = note
  return { text: copy().partYear(employer, formatLongDate(from), formatLongDate(until)), path }
}
