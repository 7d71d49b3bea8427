import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { refundReasons } from './refunds/refund.ts'

/** Published when an order is paid and its payment needs no review, so that fulfilment can start. */
export const orderPaid = defineEvent('order-paid', z.object({ orderId: z.uuid() }))

export const orderPlacedByInvoice = defineEvent('order-placed-by-invoice', z.object({ orderId: z.uuid() }))

/** Published when fulfilment of an order can start, which may be before payment. */
export const orderMayBegin = defineEvent('order-may-begin', z.object({ orderId: z.uuid() }))

/** `refundId` and `reason` are missing if the provider reported the refund before we recorded it. */
const refunded = z.object({
  orderId: z.uuid(),
  amountCents: z.number().optional(),
  refundId: z.uuid().optional(),
  reason: z.enum(refundReasons).optional(),
})

export const orderRefunded = defineEvent('order-refunded', refunded)

export const orderPartRefunded = defineEvent('order-part-refunded', refunded)

export const refundRequested = defineEvent('refund-requested', z.object({ orderId: z.uuid(), refundId: z.uuid() }))
