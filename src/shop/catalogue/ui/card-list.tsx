import type { ListedProduct } from '#shop/catalogue/catalogue.ts'
import { ProductCard } from './product-card.tsx'

export function CardList({ products, ribbon }: { products: readonly ListedProduct[]; ribbon: boolean }) {
  return products.map((product) => <ProductCard key={product.id} product={product} ribbon={ribbon} />)
}
