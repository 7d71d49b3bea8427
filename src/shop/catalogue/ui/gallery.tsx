import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { ProductPicture } from './product-picture.tsx'

const copy = () => t(catalogueTexts.gallery)

type Shown = { product: Pick<ProductOnPage, 'images' | 'title'>; view: number; onView(view: number): void }

export function Gallery({ product, view, onView }: Shown) {
  const count = Math.max(1, product.images.length)
  const go = (to: number) => (event: MouseEvent) => {
    event.preventDefault()
    onView(to)
  }
  const linkTo = (to: number) => ({
    to: `?view=${to + 1}`,
    onClick: go(to),
    'data-live': true,
    preventScrollReset: true,
  })
  return (
    <section aria-roledescription="carousel" aria-label={copy().imagesOf(product.title)}>
      <div className="gallery-stage">
        <div aria-live="polite">
          <ProductPicture product={product} at={view} isDecorative={false} />
          <span className="visually-hidden">{copy().imageOf(view + 1, count)}</span>
        </div>
        {count > 1 && (
          <div className="gallery-arrows">
            <Link className="icon-button" aria-label={copy().previousImage} {...linkTo((view - 1 + count) % count)}>
              <Icon name="arrow-left" />
            </Link>
            <Link className="icon-button" aria-label={copy().nextImage} {...linkTo((view + 1) % count)}>
              <Icon name="arrow-right" />
            </Link>
          </div>
        )}
      </div>
      {count > 1 && (
        <div className="gallery-views">
          {product.images.map((image, at) => (
            <Link
              key={image.url}
              aria-label={copy().imageOf2(at + 1, count)}
              aria-current={at === view ? 'true' : undefined}
              {...linkTo(at)}
            >
              <ProductPicture product={product} at={at} />
            </Link>
          ))}
        </div>
      )}
    </section>
  )
}
