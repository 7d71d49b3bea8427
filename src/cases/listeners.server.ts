import { addressEntered, cantonChanged, householdChanged } from '#accounts/events.ts'
import { notifyStaff } from '#accounts/team/notify-responsible.server.ts'
import { type Listener, listen, publish } from '#platform/events/events.server.ts'
import { fileCleared, fileInfected } from '#platform/files/events.ts'
import { makePreview } from '#platform/files/heic/make-preview.server.ts'
import type { Services } from '#platform/services.ts'
import { orderMayBegin, orderPaid, orderPartRefunded, orderRefunded, refundRequested } from '#shop/events.ts'
import { findDocument, findDocumentOfFile } from './documents/document-db.server.ts'
import { quarantineInfected } from './documents/quarantine-infected.server.ts'
import { recheckLock } from './documents/recheck-lock.server.ts'
import { caseMoved, documentCleared, mandateRevoked, mandateSigned } from './events.ts'
import { notifyOfMandate } from './mandate/sign-mandate.server.ts'
import { openCasesForOrder } from './opening/open-cases-for-order.server.ts'
import { replanFiling } from './planning/plan-case.server.ts'
import { listOpenCasesOf } from './process/case-db.server.ts'
import { staffNotified } from './process/case-emails.tsx'
import {
  emailClientOfMove,
  emailCoSigners,
  emailObjectionClock,
  emailOpenSigners,
  emailStaffOfMove,
} from './process/notify-of-move.server.ts'
import { followRefund, notePartRefund, notifyOfRequest } from './refunds/follow-refund.server.ts'
import { settleSigners, shareJointReturns } from './sharing/share-case.server.ts'

export const caseListeners: Listener<Services>[] = [
  listen(orderPaid, 'open-cases', execute),
  listen(orderMayBegin, 'open-cases', execute),
  listen(caseMoved, 'email-staff', emailStaffOfMove),
  listen(caseMoved, 'email-open-signers', emailOpenSigners),
  listen(caseMoved, 'email-client', emailClientOfMove),
  listen(caseMoved, 'email-co-signers', emailCoSigners),
  listen(caseMoved, 'email-objection-clock', emailObjectionClock),
  listen(orderRefunded, 'follow-refund', (services: Services, { orderId }) => followRefund(services, orderId)),
  listen(orderPartRefunded, 'note-refund', (services: Services, { orderId, amountCents }) =>
    notePartRefund(services, orderId, amountCents ?? null),
  ),
  listen(refundRequested, 'tell-office', (services: Services, { refundId }) => notifyOfRequest(services, refundId)),
  listen(fileInfected, 'hold-back', (services: Services, { fileId }) => quarantineInfected(services, fileId)),
  listen(fileCleared, 'tell-of-document', ({ db }: Services, { fileId }) =>
    db.transaction().execute(async (tx) => {
      const document = await findDocumentOfFile(tx, fileId)
      if (document) await publish(tx, documentCleared, { documentId: document.id })
    }),
  ),
  listen(
    documentCleared,
    'recheck-lock',
    (services: Services, { documentId }) => recheckLock(services, documentId),
    'files',
  ),
  listen(
    documentCleared,
    'make-preview',
    async (services: Services, { documentId }) => {
      const document = await findDocument(services.db, documentId, null)
      if (document) await makePreview(services, document.fileId)
    },
    'files',
  ),
  listen(cantonChanged, 'replan-filing', (services: Services, { personId }) => replanFiling(services, personId)),
  listen(householdChanged, 'settle-signers', async (services: Services, { clientId }) => {
    await shareJointReturns(services, clientId)
    await settleSigners(services, clientId)
  }),
  ...[mandateSigned, mandateRevoked].map((event) =>
    listen(event, 'tell-advisers', (services: Services, signed) =>
      notifyOfMandate(services, { ...signed, code: event === mandateSigned ? 'mandate-signed' : 'mandate-revoked' }),
    ),
  ),
  listen(addressEntered, 'tell-advisers', (services: Services, entered) => notifyAddress(services, entered)),
]

async function execute(services: Services, { orderId }: { orderId: string }): Promise<void> {
  const outcome = await openCasesForOrder(services, orderId)
  if (!outcome.ok && outcome.reason !== 'done-before') {
    services.log.warn({ orderId, reason: outcome.reason }, 'no cases were opened for an order')
  }
}

type Entered = { personId: string; kind: 'first' | 'corrected' | 'moved'; at: string }

/** Emails the advisers of a client's open cases about a change of address, once each; the email omits the address. */
async function notifyAddress(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { personId, kind, at }: Entered,
): Promise<void> {
  if (kind === 'first') return
  await db.transaction().execute(async (tx) => {
    const byAdviser = Map.groupBy(await listOpenCasesOf(tx, personId), ({ assignedTo }) => assignedTo)
    for (const [assignedTo, [found]] of byAdviser) {
      if (!found) continue
      const email = () => staffNotified(config.PUBLIC_URL, found, { code: `address-${kind}`, values: {} })
      const eventKey = `address-entered:${personId}:${at}`
      await notifyStaff(tx, { assignedTo }, { eventKey, about: 'addresses' }, email)
    }
  })
}
