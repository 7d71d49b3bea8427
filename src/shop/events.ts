import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** An order is paid, and nothing about its payment is in doubt: it waits to be carried out. */
export const orderPaid = defineEvent('order-paid', z.object({ orderId: z.uuid() }))

/** An order is to be paid by transfer, and its invoice is to be written. */
export const orderPlacedByInvoice = defineEvent('order-placed-by-invoice', z.object({ orderId: z.uuid() }))

/** An order may be carried out although it is not paid yet. */
export const orderMayBegin = defineEvent('order-may-begin', z.object({ orderId: z.uuid() }))

/** The whole payment of an order was given back. */
export const orderRefunded = defineEvent('order-refunded', z.object({ orderId: z.uuid() }))

/** A part of the payment of an order was given back. */
export const orderPartRefunded = defineEvent('order-part-refunded', z.object({ orderId: z.uuid() }))
