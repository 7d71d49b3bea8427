import { Tag } from '#design/status.tsx'
import type { ListedProduct } from '#shop/catalogue.ts'

export function Ribbon({ product }: { product: ListedProduct }) {
  if (!product.ribbon_text) return null
  return <Tag tone={product.type.value === 'package' ? 'red' : undefined}>{product.ribbon_text}</Tag>
}
