import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { refundReasons } from './refunds/refund.ts'

/** An order is paid, and nothing about its payment is in doubt: it waits to be carried out. */
export const orderPaid = defineEvent('order-paid', z.object({ orderId: z.uuid() }))

/** An order is to be paid by transfer, and its invoice is to be written. */
export const orderPlacedByInvoice = defineEvent('order-placed-by-invoice', z.object({ orderId: z.uuid() }))

/** An order may be carried out although it is not paid yet. */
export const orderMayBegin = defineEvent('order-may-begin', z.object({ orderId: z.uuid() }))

/** What went back with a refund, and why; without the rest when the provider told of it first. */
const refunded = z.object({
  orderId: z.uuid(),
  amountCents: z.number().optional(),
  refundId: z.uuid().optional(),
  reason: z.enum(refundReasons).optional(),
})

/** The whole payment of an order was given back. */
export const orderRefunded = defineEvent('order-refunded', refunded)

/** A part of the payment of an order was given back. */
export const orderPartRefunded = defineEvent('order-part-refunded', refunded)

/** A client asks for money back. */
export const refundRequested = defineEvent('refund-requested', z.object({ orderId: z.uuid(), refundId: z.uuid() }))
