import { addressEntered } from '#accounts/events.ts'
import { documentCleared } from '#cases/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { askExpected } from './expected/ask-expected.server.ts'
import { listReturnsOf } from './expected/expected-db.server.ts'
import { answersChanged } from './questions/events.ts'
import { followAnswers } from './questions/follow-answers.server.ts'
import { takeStatement } from './statements/take-statement.server.ts'

export const returnListeners: Listener<Services>[] = [
  listen(
    documentCleared,
    'read-statement',
    (services: Services, { documentId }) => takeStatement(services, documentId),
    'readings',
  ),
  listen(addressEntered, 'expected-tax', async ({ db }: Services, { personId }) => {
    for (const caseId of await listReturnsOf(db, personId)) await askExpected(db, caseId)
  }),
  listen(answersChanged, 'follow-answers', (services: Services, { caseId }) => followAnswers(services, caseId)),
]
