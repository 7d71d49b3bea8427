import type { MatterSource } from '#cases/reminders/reminder-db.server.ts'
import { listRequestedReaders } from './open-questions-db.server.ts'
import { findProgress } from './question-todos.server.ts'

const casesAtOnce = 200

export const listOpenQuestions: MatterSource = async (db, clientId) => {
  const readers = await listRequestedReaders(db, clientId)
  const cases = [...new Map(readers.map((reader) => [reader.id, reader])).values()]
  const open = new Map<string, number>()
  for (let at = 0; at < cases.length; at += casesAtOnce) {
    for (const [id, { answered, all }] of await findProgress(db, cases.slice(at, at + casesAtOnce)))
      if (answered < all) open.set(id, all - answered)
  }
  return readers.flatMap(({ clientId: reader, id: caseId, caseNumber, title, since }) => {
    const count = open.get(caseId) ?? 0
    return count === 0 ? [] : [{ clientId: reader, code: 'questions', caseId, caseNumber, title, count, since }]
  })
}
