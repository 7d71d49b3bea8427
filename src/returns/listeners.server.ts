import { caseOpened, documentCleared } from '#cases/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { carryChecklist } from './next-year/carry-checklist.server.ts'
import { takeStatement } from './statements/take-statement.server.ts'

export const returnListeners: Listener<Services>[] = [
  listen(
    documentCleared,
    'read-statement',
    (services: Services, { documentId }) => takeStatement(services, documentId),
    'readings',
  ),
  listen(caseOpened, 'carry-checklist', (services: Services, { caseId }) => carryChecklist(services, caseId)),
]
