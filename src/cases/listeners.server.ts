import { addressEntered, cantonChanged, householdChanged } from '#accounts/events.ts'
import { type Listener, listen, publish } from '#platform/events/events.server.ts'
import { fileCleared, fileInfected } from '#platform/files/events.ts'
import type { Services } from '#platform/services.ts'
import { orderPaid } from '#shop/events.ts'
import { findDocumentOfFile } from './document-db.server.ts'
import { documentCleared } from './events.ts'
import { holdBackInfected } from './hold-back-infected.server.ts'
import { openCasesForOrder } from './open-cases-for-order.server.ts'
import { replanFiling } from './replan-filing.server.ts'
import { settleSigners } from './sharing/settle-signers.server.ts'
import { tellAddress } from './tell-address.server.ts'

export const caseListeners: Listener<Services>[] = [
  listen(orderPaid, 'open-cases', async (services: Services, { orderId }) => {
    const outcome = await openCasesForOrder(services, orderId)
    if (!outcome.ok && outcome.reason !== 'done-before') {
      services.log.warn({ orderId, reason: outcome.reason }, 'no cases were opened for an order')
    }
  }),
  listen(fileInfected, 'hold-back', (services: Services, { fileId }) => holdBackInfected(services, fileId)),
  listen(fileCleared, 'tell-of-document', ({ db }: Services, { fileId }) =>
    db.transaction().execute(async (tx) => {
      const document = await findDocumentOfFile(tx, fileId)
      if (document) await publish(tx, documentCleared, { documentId: document.id })
    }),
  ),
  listen(cantonChanged, 'replan-filing', (services: Services, { personId }) => replanFiling(services, personId)),
  listen(householdChanged, 'settle-signers', (services: Services, { clientId }) => settleSigners(services, clientId)),
  listen(addressEntered, 'tell-advisers', (services: Services, entered) => tellAddress(services, entered)),
]
