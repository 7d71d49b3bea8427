import { addressEntered, householdChanged } from '#accounts/events.ts'
import { caseOpened, documentCleared } from '#cases/events.ts'
import { findCaseForStaff } from '#cases/process/case-db.server.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { listReturnsOf } from './expected/expected-db.server.ts'
import { requestExpected } from './expected/request-expected.server.ts'
import { settleCantons } from './facts/settle-canton.server.ts'
import { carryChecklist } from './next-year/carry-checklist.server.ts'
import { answersChanged } from './questions/events.ts'
import { followAnswers } from './questions/follow-answers.server.ts'
import { queueReading } from './statements/reader/read-next.server.ts'

export const returnListeners: Listener<Services>[] = [
  listen(documentCleared, 'read-statement', ({ db, now }: Services, { documentId }) =>
    queueReading(db, { documentId, isRequested: false, at: now() }),
  ),
  listen(caseOpened, 'carry-checklist', (services: Services, { caseId }) => carryChecklist(services, caseId)),
  listen(addressEntered, 'settle-cantons', (services: Services, { personId }) => settleCantons(services, personId)),
  listen(householdChanged, 'settle-cantons', (services: Services, { clientId }) => settleCantons(services, clientId)),
  listen(householdChanged, 'expected-tax', async ({ db }: Services, { clientId }) => {
    for (const caseId of await listReturnsOf(db, clientId)) await requestExpected(db, caseId)
  }),
  listen(caseOpened, 'settle-cantons', async (services: Services, { caseId }) => {
    const found = await findCaseForStaff(services.db, caseId)
    if (found) await settleCantons(services, found.clientId)
  }),
  listen(addressEntered, 'expected-tax', async ({ db }: Services, { personId }) => {
    for (const caseId of await listReturnsOf(db, personId)) await requestExpected(db, caseId)
  }),
  // Answers also contain residence and household, so recompute the tax even if no figure changes.
  listen(answersChanged, 'expected-tax', ({ db }: Services, { caseId }) => requestExpected(db, caseId)),
  listen(answersChanged, 'follow-answers', (services: Services, { caseId }) => followAnswers(services, caseId)),
]
