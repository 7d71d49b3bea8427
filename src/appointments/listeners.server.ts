import { caseOpened } from '#cases/events.ts'
import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { orderRefunded } from '#shop/events.ts'
import { enterOrderedMinutes, reclaimMinutes } from './credit/give-minutes.server.ts'

export const appointmentListeners: Listener<Services>[] = [
  listen(caseOpened, 'enter-minutes', (services: Services, { caseId }) => enterOrderedMinutes(services, caseId)),
  listen(orderRefunded, 'take-minutes-back', (services: Services, { orderId }) => reclaimMinutes(services, orderId)),
]
