import { sandboxJobs } from '#dev/payments/jobs.server.ts'
import { sandboxPages } from '#dev/payments/sandbox-pages.server.ts'
import type { CheckoutRequest } from '#platform/payments/payments.ts'
import { openPayments } from '#server/services.server.ts'
import { runDueJobs } from '#test/jobs/run-once.ts'
import { newWorld } from '#test/world.ts'
import { aCheckoutRequest } from './a-checkout-request.ts'
import { startWebhookListener } from './webhook-listener.ts'

export async function newSandboxShop() {
  const shop = await startWebhookListener((body, headers) => payments.readEvent(body, headers))
  const world = await newWorld({ PAYMENTS: 'sandbox', PUBLIC_URL: shop.origin })
  const payments = openPayments(world)
  const pages = sandboxPages(world)
  return {
    world,
    payments,
    shop,
    make: async (changes: Partial<CheckoutRequest> = {}) =>
      (await payments.createCheckout(aCheckoutRequest(changes))).checkoutId,
    get: (id: string) => pages.request(`/sandbox-pay/${id}`),
    post: (id: string, fields: Record<string, string>) =>
      pages.request(`/sandbox-pay/${id}`, { method: 'POST', body: new URLSearchParams(fields) }),
    waiting: async () => {
      const { rows } = await world.pool.query(
        'select task_identifier as task, run_at as "runAt", last_error as error from graphile_worker.jobs order by run_at',
      )
      return rows as { task: string; runAt: Date; error: string | null }[]
    },
    runJobs: async () => {
      await world.pool.query(
        'select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())',
      )
      await runDueJobs(world, sandboxJobs, world)
    },
  }
}

export const buyer = { action: 'pay', email: 'ana@example.com', name: 'Ana Keller' }
