import { documentCleared } from '#cases/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
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
  listen(answersChanged, 'follow-answers', (services: Services, { caseId }) => followAnswers(services, caseId)),
]
