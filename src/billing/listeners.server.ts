import { type Listener, listen } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import { orderPaid, orderPartRefunded, orderPlacedByInvoice, orderRefunded } from '#shop/events.ts'
import { billOrder } from './invoices/bill-order.server.ts'

export const billingListeners: Listener<Services>[] = [
  orderPlacedByInvoice,
  orderPaid,
  orderPartRefunded,
  orderRefunded,
].map((event) => listen(event, 'bill', (services: Services, { orderId }) => billOrder(services, orderId)))
