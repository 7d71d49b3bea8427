import { Link } from 'react-router'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { BuyBox } from '#shop/cart/ui/buy-box.tsx'
import { useBuying } from '#shop/cart/ui/use-buying.ts'
import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'
import { ProductPicture } from '#shop/catalogue/ui/product-picture.tsx'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const copy = () => t(shopStaffTexts.preview)

type Props = { product: ProductOnPage | null; isEntered: boolean; id: string }

export function Preview({ product, isEntered, id }: Props) {
  const path = `/product/${encodeURIComponent(id)}`
  return (
    <Panel
      title={isEntered ? copy().previewNotSaved : copy().inStore}
      end={
        product && !isEntered ? (
          <Link to={path} reloadDocument>
            {copy().open}
          </Link>
        ) : undefined
      }
    >
      {product ? (
        <Shown key={JSON.stringify(product)} product={product} />
      ) : (
        <p className="soft t16">{copy().thisProductIsArchivedAnd}</p>
      )}
    </Panel>
  )
}

function Shown({ product }: { product: ProductOnPage }) {
  const buying = useBuying(product, 0)
  return (
    <div className="shop-preview" inert>
      <ProductPicture product={product} />
      <BuyBox product={product} facts={[]} addOns={[]} buying={buying} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
      <dl className="detail-list">
        {product.additional_info.map(({ id, title, description }) => (
          <div key={id}>
            <dt className="bold">{title}</dt>
            <dd className="soft">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
