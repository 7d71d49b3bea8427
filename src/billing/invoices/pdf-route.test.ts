import { expect, test } from 'vitest'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { runJobs } from '#test/world.ts'
import { loader } from './pdf-route.ts'

test('the link of an invoice opens its PDF for half a year, then redirects to the portal', async () => {
  const world = await aShopWithAccount()
  const placed = await orderByInvoice(world)
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  const { id: invoiceId } = await invoiceOf(world)
  const open = (params: { returnToken: string; invoiceId: string }) =>
    outcomeOf(() => loader(argsFor(world, null, { path: '/papers', params }) as never))
  const { returnToken } = placed
  expect(await open({ returnToken, invoiceId })).toMatchObject({ status: 200 })
  expect(await open({ returnToken: placed.orderId, invoiceId })).toMatchObject({ status: 404 })
  const other = await orderByInvoice(world)
  if (!other.ok) throw new Error(other.reason)
  expect(await open({ returnToken: other.returnToken, invoiceId })).toMatchObject({ status: 404 })
  world.setNow('2027-05-20T09:00:00Z')
  expect(await open({ returnToken, invoiceId })).toMatchObject({ status: 200 })
  world.setNow('2027-05-21T09:00:00Z')
  expect(await open({ returnToken, invoiceId })).toMatchObject({
    status: 302,
    to: `/client-portal/orders/${placed.orderId}/papers/${invoiceId}`,
  })
})
