import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** Published when the PDF of an invoice or credit note is stored and can be attached or downloaded. */
export const invoicePdfStored = defineEvent('invoice-pdf-stored', z.object({ orderId: z.uuid(), invoiceId: z.uuid() }))
