import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** An order is paid, and nothing about its payment is in doubt: it waits to be carried out. */
export const orderPaid = defineEvent('order-paid', z.object({ orderId: z.uuid() }))

/** The whole payment of an order was given back. */
export const orderRefunded = defineEvent('order-refunded', z.object({ orderId: z.uuid() }))
