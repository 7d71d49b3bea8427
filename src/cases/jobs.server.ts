import { fileInfected } from '#platform/files/scan-file.server.ts'
import { handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { orderPaid } from '#shop/jobs.ts'
import { holdBackInfected } from './hold-back-infected.server.ts'
import { openCasesForOrder } from './open-cases-for-order.server.ts'
import { removeContentJob } from './remove-old-cases.server.ts'

export const caseJobs: JobHandler<Services>[] = [
  handleJob(orderPaid, async (services: Services, { orderId }) => {
    const outcome = await openCasesForOrder(services, orderId)
    if (!outcome.ok && outcome.reason !== 'done-before') {
      services.log.warn({ orderId, reason: outcome.reason }, 'no cases were opened for an order')
    }
  }),
  handleJob(fileInfected, (services: Services, { fileId }) => holdBackInfected(services, fileId)),
  handleJob(removeContentJob, ({ fileStore }: Services, { storageKey }) => fileStore.remove(storageKey), 'files'),
]
