import { z } from 'zod'
import { defineJob, handleJob, type JobHandler } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { deliverSandboxEvent, sendEvent } from './deliver-event.server.ts'
import { closeCheckout } from './settle-checkout.server.ts'

type JobsDeps = Pick<Services, 'db' | 'config' | 'secretKey' | 'now'>

export const expireSandboxCheckout = defineJob('sandbox-expire-checkout', z.object({ checkoutId: z.string() }))

export const sandboxJobs: JobHandler<JobsDeps>[] = [
  handleJob(
    deliverSandboxEvent,
    async (services: JobsDeps, event) => {
      if (services.config.PAYMENTS === 'sandbox') await sendEvent(services, event)
    },
    'payments',
  ),
  handleJob(expireSandboxCheckout, (services: JobsDeps, { checkoutId }) =>
    closeCheckout(services, checkoutId, 'expired'),
  ),
]
