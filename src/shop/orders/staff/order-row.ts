import type { OrderState } from '#shop/orders/order.ts'

export type OrderRow = {
  id: string
  number: number
  state: OrderState
  buyerName: string | null
  buyerEmail: string | null
  personId: string | null
  currencyCode: string
  totalCents: number
  createdAt: Date
  paidAt: Date | null
  content: string | null
}
