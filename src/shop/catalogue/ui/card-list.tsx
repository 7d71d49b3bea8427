import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#design/button.tsx'
import { Price } from '#design/price.tsx'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { defaultVariant, type ListedProduct, stockOf, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { ProductPicture, Ribbon } from './product-picture.tsx'

const copy = () => t(catalogueTexts.productCard)

export function CardList({ products, ribbon }: { products: readonly ListedProduct[]; ribbon: boolean }) {
  return products.map((product) => <ProductCard key={product.id} product={product} ribbon={ribbon} />)
}

export function ProductCard({ product, ribbon = true }: { product: ListedProduct; ribbon?: boolean }) {
  const variant = defaultVariant(product)
  const hasChoice = product.variants.length > 1
  return (
    <li className="product card-link">
      <ProductPicture product={product} />
      {ribbon && <Ribbon product={product} />}
      <h3 className="t20">
        <Link to={`/product/${product.id}`}>{product.title}</Link>
      </h3>
      <p>{product.subtitle}</p>
      {variant && (
        <p className="numbers">
          <Price
            cents={unitPriceCents(variant)}
            regularCents={variant.price_in_cents}
            currency={variant.currency.toUpperCase()}
            from={hasChoice && product.site_product_selection === 'lowest_price_first'}
          />
        </p>
      )}
      <div className="card-actions">
        {hasChoice || !variant ? (
          <ButtonLink to={`/product/${product.id}`} kind="outline" size="small">
            {copy().chooseOptions}
            <span className="visually-hidden"> {copy().for(product.title)}</span>
          </ButtonLink>
        ) : (
          <AddOne product={product} />
        )}
      </div>
    </li>
  )
}

function AddOne({ product }: { product: ListedProduct }) {
  const variant = product.variants[0]
  if (!variant) return null
  const stock = stockOf(product, variant, 1)
  return (
    <Form method="post" action="/cart">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="variantId" value={variant.id} />
      <input type="hidden" name="quantity" value="1" />
      <Button kind="outline" size="small" disabled={!stock.canAdd}>
        {stock.canAdd ? copy().addToCart : say(t(cartTexts.shop).stock, stock.payload)}
        <span className="visually-hidden">: {product.title}</span>
      </Button>
    </Form>
  )
}
