import { Tag } from '#design/feedback/status.tsx'
import type { ListedProduct } from '#shop/catalogue/catalogue.ts'

export function Ribbon({ product }: { product: ListedProduct }) {
  if (!product.ribbon_text) return null
  return <Tag tone={product.type.value === 'package' ? 'red' : undefined}>{product.ribbon_text}</Tag>
}
